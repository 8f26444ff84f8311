/** Alerts a player whose turn it is: a short wooden knock (if wanted) and a vibration. */
import { me } from "./me.svelte";

let context: AudioContext | null = null;

/** Play two knocks on wood. */
export function knock(): void {
  try {
    context ??= new AudioContext();
    for (const after of [0, 0.14]) strike(context, context.currentTime + after);
  } catch {
    // this browser has no sound
  }
}

function strike(audio: AudioContext, at: number): void {
  const wood = audio.createOscillator();
  const loud = audio.createGain();
  wood.type = "triangle";
  wood.frequency.setValueAtTime(420, at);
  wood.frequency.exponentialRampToValueAtTime(180, at + 0.07);
  loud.gain.setValueAtTime(0.25, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.1);
  wood.connect(loud).connect(audio.destination);
  wood.start(at);
  wood.stop(at + 0.12);
}

/** Alert whenever it becomes the turn of a seat on this device. */
export function alertOnTurn(isMyTurn: () => boolean): void {
  let was = false;
  $effect(() => {
    const is = isMyTurn();
    if (is && !was) {
      if (me.sound) knock();
      if (me.buzz && "vibrate" in navigator && navigator.userActivation?.hasBeenActive)
        navigator.vibrate(120);
    }
    was = is;
  });
}
