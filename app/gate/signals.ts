import type { GateVerdict } from '#core/passes/gate/judge-at-gate.ts';

/** Hertz and seconds of each tone, and milliseconds of shaking: told apart without looking. */
const signals: Record<GateVerdict['light'], { tones: [hertz: number, seconds: number][]; shakes: number[] }> =
  {
    green: {
      tones: [
        [880, 0.09],
        [1320, 0.14],
      ],
      shakes: [70],
    },
    amber: {
      tones: [
        [660, 0.12],
        [660, 0.12],
      ],
      shakes: [90, 80, 90],
    },
    red: { tones: [[220, 0.45]], shakes: [450] },
  };

let speaker: AudioContext | null = null;

/** Browsers are silent until the page was touched once: called at the first touch. */
export function wakeSpeaker(): void {
  speaker ??= new AudioContext();
  void speaker.resume().catch(() => {});
}

/** Sounds and shakes what the answer is. */
export function signal(light: GateVerdict['light'], withSound: boolean): void {
  const { tones, shakes } = signals[light];
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shakes);
  if (!withSound || speaker?.state !== 'running') return;
  let at = speaker.currentTime;
  for (const [hertz, seconds] of tones) {
    const tone = new OscillatorNode(speaker, { type: 'square', frequency: hertz });
    const volume = new GainNode(speaker, { gain: 0.25 });
    tone.connect(volume).connect(speaker.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.04;
  }
}
