/** The pictures of this folder; each has the four files that photo-files.ts names. */
export const photoNames: readonly string[] = [
  'aarti-lamp',
  'altar-dawn',
  'altar-evening',
  'altar-morning',
  'altar-night',
  'altar-noon',
  'festival-swing',
  'garlands',
  'hill-of-sweets',
  'kirtan-drum',
  'lamps-on-water',
  'offering-plate',
  'writing-desk',
];
