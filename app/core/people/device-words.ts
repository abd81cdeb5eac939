const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/**
 * 'Chrome on Android', so that people recognize their own session. A guess from the browser's user
 * agent.
 */
export function deviceWords(userAgent: string | null): string {
  const name = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [name(browsers), name(systems)];
  if (!browser) return system ? `A browser on ${system}` : 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
