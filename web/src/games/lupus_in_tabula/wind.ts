/** The sound of a quiet wind, made from noise: no file is loaded, and it goes on as long as wanted. */
const LOUD = 0.05;
const SECONDS = 6; // of noise, in a loop

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, SECONDS * audio.sampleRate, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  let last = 0;
  for (let n = 0; n < wave.length; n++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    wave[n] = last * 3.5;
  }
  return buffer;
}

/** Makes the wind slowly louder and quieter. */
function gusts(audio: AudioContext, loud: GainNode): void {
  const slow = audio.createOscillator();
  const depth = audio.createGain();
  slow.frequency.value = 0.07;
  depth.gain.value = LOUD / 2;
  slow.connect(depth).connect(loud.gain);
  slow.start();
}

export class Wind {
  private audio: AudioContext | null = null;

  blow(): void {
    try {
      this.audio ??= this.begun();
      void this.audio.resume();
    } catch {
      // this browser has no sound
    }
  }

  cease(): void {
    void this.audio?.suspend();
  }

  private begun(): AudioContext {
    const audio = new AudioContext();
    const source = audio.createBufferSource();
    const low = audio.createBiquadFilter();
    const loud = audio.createGain();
    source.buffer = noise(audio);
    source.loop = true;
    low.type = "lowpass";
    low.frequency.value = 480;
    loud.gain.value = LOUD;
    source.connect(low).connect(loud).connect(audio.destination);
    gusts(audio, loud);
    source.start();
    return audio;
  }
}
