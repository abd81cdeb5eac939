/**
 * Texts of the staff with placeholders: '{name}'. There is no other markup; any other brace is
 * refused, so that no letter goes out with one.
 */
export type PlaceProblem = { code: 'place-unknown' | 'place-missing'; values: { place: string } };

const place = /\{([^{}]*)\}/g;

/** The first problem with the placeholders of a text; null: none. `needed` must be in it. */
export function placeProblem(
  text: string,
  { known, needed = [] }: { known: readonly string[]; needed?: readonly string[] },
): PlaceProblem | null {
  const found = [...text.matchAll(place)].map((match) => match[1] ?? '');
  const stranger = found.find((name) => !known.includes(name));
  if (stranger !== undefined) return { code: 'place-unknown', values: { place: `{${stranger}}` } };
  const lone = /[{}]/.exec(text.replace(place, ''));
  if (lone) return { code: 'place-unknown', values: { place: lone[0] } };
  const missing = needed.find((name) => !found.includes(name));
  return missing === undefined ? null : { code: 'place-missing', values: { place: `{${missing}}` } };
}

/**
 * Fills every placeholder once; a value is never searched for placeholders. One without a value
 * becomes ''.
 */
export function fillPlaces(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(place, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));
}
