import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';

/** 'auto' closes by itself beyond so many arrivals a minute; 'on' is always closed. */
export const doorModes = ['off', 'auto', 'on'] as const;
export type DoorMode = (typeof doorModes)[number];

export type DoorSettings = {
  mode: DoorMode;
  /** Arrivals a minute beyond which 'auto' closes. */
  arrivalsLine: number;
  /** How many fill in the form at the same time. */
  mostInside: number;
  /** How long each may take. */
  minutes: number;
};

export const doorFields = ['mode', 'arrivalsLine', 'mostInside', 'minutes'] as const;
export type TypedDoor = Record<(typeof doorFields)[number], string>;

/** What a new door says: half of what a site of two cores was measured to take, with air. */
export const usualDoor: DoorSettings = { mode: 'off', arrivalsLine: 600, mostInside: 300, minutes: 10 };

/** Reads the office's form, every problem at once. */
export function readDoor(typed: TypedDoor): FormOutcome<DoorSettings> {
  const form = new FormReader();
  const mode = doorModes.find((one) => one === typed.mode);
  if (!mode) form.refuse('mode', 'choice-invalid');
  return form.answer({
    mode: mode ?? 'off',
    arrivalsLine: form.whole('arrivalsLine', typed.arrivalsLine, { min: 1, max: 1_000_000 }),
    mostInside: form.whole('mostInside', typed.mostInside, { min: 1, max: 100_000 }),
    minutes: form.whole('minutes', typed.minutes, { min: 3, max: 120 }),
  });
}
