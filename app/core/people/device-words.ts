import * as english from '../../messages/en/admin/devices.ts';

/** What names browsers and systems, in any language. */
type DeviceWords = Record<'unknownDevice' | 'phoneOrPad', string> &
  Pick<typeof english, 'browserOn' | 'someBrowserOn'>;

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const appleTouch = 'iPhone';
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, appleTouch],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * 'Chrome on Android', so that people recognize their own session. A guess from the browser's user
 * agent. Letters name it in English; a screen hands in its own words.
 */
export function deviceWords(userAgent: string | null, m: DeviceWords = english): string {
  const name = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, found] = [name(browsers), name(systems)];
  const system = found === appleTouch ? m.phoneOrPad : found;
  if (!browser) return system ? m.someBrowserOn(system) : m.unknownDevice;
  return system ? m.browserOn(browser, system) : browser;
}
