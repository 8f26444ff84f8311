/** Keeps a shared screen from going dark, if the browser supports it. */
export function keepScreenOn(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;

    async function hold(): Promise<void> {
      if (document.hidden || isOver) return;
      try {
        lock = await navigator.wakeLock.request("screen");
      } catch {
        // not supported: the device's own setting applies
      }
      if (isOver) void lock?.release();
    }

    void hold();
    document.addEventListener("visibilitychange", hold); // the browser releases the lock when the page is hidden
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  });
}
