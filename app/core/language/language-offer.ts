export type ReadingFacts = {
  /** The language of the page. */
  own: string;
  /** The other languages of the site. */
  others: readonly string[];
  /** What the visitor chose once (http/language-choice.ts). */
  chosen: string | undefined;
  /** The languages of the browser, the preferred first: 'hi-IN'. */
  preferred: readonly string[];
};

/**
 * The language that a visitor would rather read than that of the page, if the site has it: the
 * chosen one, else the first of the browser's that the site speaks.
 */
export function languageToOffer({ own, others, chosen, preferred }: ReadingFacts): string | null {
  const wanted = chosen ? [chosen] : preferred.map((name) => name.toLowerCase().split('-')[0] ?? '');
  const best = wanted.find((name) => name === own || others.includes(name));
  return best === undefined || best === own ? null : best;
}
