import { templeNoon } from './temple-noon.ts';

const english = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' },
});

/**
 * '21 November 2026' of '2026-11-21', for texts that are stored for the office: English for every
 * visitor.
 */
export function staffDate(day: string): string {
  return english.format(templeNoon(day));
}
