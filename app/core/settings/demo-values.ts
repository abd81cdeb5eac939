import { type TempleSettings, templeDefaults } from '../content/temple-settings.ts';

/** The settings whose default is the demo's: an address, an account and a seller that nobody has. */
const ofTheDemo = ['contact', 'bank', 'upi', 'csr', 'shop'] as const;

/** Which of them still stand as the demo has them. */
export function demoValues(settings: TempleSettings): (typeof ofTheDemo)[number][] {
  return ofTheDemo.filter((key) => JSON.stringify(settings[key]) === JSON.stringify(templeDefaults[key]));
}
