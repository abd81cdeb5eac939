type Identity = { name: string; place: string; deities: string };

/** Fills the temple's own names into all parts; any other brace stays. */
export function fillPlaces<Words>(words: Words, { name, place, deities }: Identity): Words {
  return fill(words, { temple: name, place, deities });
}

/** Fills the placeholders of one page: '{day}'. One without a value leaves no gap. */
export function fillFacts<Words>(words: Words, facts: Readonly<Record<string, string>>): Words {
  return fill(words, facts, (text) => text.replace(/ {2,}/g, ' ').trim());
}

function fill<Words>(
  words: Words,
  values: Readonly<Record<string, string>>,
  tidy: (text: string) => string = (text) => text,
): Words {
  if (typeof words === 'string') {
    const value = (whole: string, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole;
    return tidy(words.replace(/\{([a-z]+)\}/g, value)) as Words;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((part) => fill(part, values, tidy)) as Words;
  return Object.fromEntries(
    Object.entries(words).map(([part, text]) => [part, fill(text, values, tidy)]),
  ) as Words;
}
