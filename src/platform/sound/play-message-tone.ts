/** Two soft notes, one after the other. */
const NOTES = [
  { hertz: 660, atSeconds: 0 },
  { hertz: 880, atSeconds: 0.12 },
] as const;
const NOTE_SECONDS = 0.16;
const LOUDNESS = 0.08;
const LENGTH_SECONDS = 0.4;

/** Plays a short tone, where the browser lets the page make a sound. It is made here; no file is loaded. */
export async function playMessageTone(): Promise<void> {
  const context = new AudioContext();
  try {
    // Before the first press on the page a browser keeps it silent.
    if (context.state === 'suspended') await context.resume();
    for (const { hertz, atSeconds } of NOTES) {
      const from = context.currentTime + atSeconds;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = 'sine';
      oscillator.frequency.value = hertz;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + NOTE_SECONDS);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(from);
      oscillator.stop(from + NOTE_SECONDS);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, LENGTH_SECONDS * 1000);
    });
  } finally {
    await context.close();
  }
}
