// A soft bell, made of three tones that fade away.
const TONES = [
  [523.25, 0.16, 1.6],
  [1046.5, 0.07, 1.1],
  [1569.75, 0.03, 0.7],
] as const;

let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime + 0.02;
    for (const [frequency, loudness, seconds] of TONES) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now);
      volume.gain.linearRampToValueAtTime(loudness, now + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(volume).connect(context.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  } catch {
    // no sound on this device, or not before the page has been touched
  }
}
