type Identity = { name: string; place: string; deities: string };

/** What the office may write in its words, and what visitors read there: 'a morning's drive from {place}'. */
export const wordPlaces = '{temple}, {place} and {deities}';

/** The words with the temple's own names in their places, through all parts; any other brace stays as it is. */
export function fillPlaces<Words>(words: Words, { name, place, deities }: Identity): Words {
  if (typeof words === 'string') {
    const said: Record<string, string> = { temple: name, place, deities };
    return words.replace(/\{(temple|place|deities)\}/g, (_, asked: string) => said[asked] ?? '') as Words;
  }
  if (typeof words !== 'object' || words === null) return words;
  const filled = (part: unknown) => fillPlaces(part, { name, place, deities });
  if (Array.isArray(words)) return words.map(filled) as Words;
  return Object.fromEntries(Object.entries(words).map(([part, text]) => [part, filled(text)])) as Words;
}
