/** The sound of the demo world: one soft note a second, so that two players in sync sound alike. */
const NOTES = [261.63, 293.66, 329.63, 392, 440];
const LOUDNESS = 0.06;
const NOTE_S = 0.5;

/** Silent until the browser allows sound, and where it has none. */
export function createDemoSound() {
  let context: AudioContext | null = null;
  let last = -1;
  return {
    /** Asks for sound; whether the browser allows it. */
    start: async (): Promise<boolean> => {
      if (typeof AudioContext === 'undefined') return false;
      context ??= new AudioContext();
      // A context that may not sound stays suspended, and its promise never settles.
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 50))]);
      return context.state === 'running';
    },
    /** The note of this second, once. */
    play: (at: number, volume: number) => {
      const second = Math.floor(at);
      if (second === last || context?.state !== 'running') return;
      last = second;
      if (volume === 0) return;
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = NOTES[second % NOTES.length] ?? 440;
      gain.gain.setValueAtTime(LOUDNESS * volume, context.currentTime);
      gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + NOTE_S);
      tone.connect(gain).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + NOTE_S);
    },
  };
}
