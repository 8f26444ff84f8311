/** A screen that everybody looks at doesn't go dark, where the browser lets us say so. */
export function keepAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function hold(): Promise<void> {
      if (document.hidden || isOver) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        // not here: then the device's own setting holds
      }
      if (isOver) void lock?.release();
    }

    void hold();
    document.addEventListener("visibilitychange", hold); // the browser lets go when the page is hidden
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  });
}
