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
  const ours = [own, ...others];
  /** 'zh-Hant-TW' is zh-Hant where the site has that, else zh (BCP 47, 'lookup' of RFC 4647). */
  const spoken = (name: string): string | undefined =>
    ours.find((one) => one.toLowerCase() === name.toLowerCase()) ??
    (name.includes('-') ? spoken(name.slice(0, name.lastIndexOf('-'))) : undefined);
  const best = chosen ? ours.find((one) => one === chosen) : preferred.map(spoken).find(Boolean);
  return best === undefined || best === own ? null : best;
}
