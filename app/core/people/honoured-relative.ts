import type { Relation, Relative } from './family.ts';

/** How the title of an occasion may name a relation; 'mother-in-law' is not the mother. */
const wordsOf: Partial<Record<Relation, RegExp>> = {
  spouse: /\b(husband|wife|spouse)\b/i,
  father: /\bfather\b(?![- ]in[- ]law)/i,
  mother: /\bmother\b(?![- ]in[- ]law)/i,
  son: /\bson\b(?![- ]in[- ]law)/i,
  daughter: /\bdaughter\b(?![- ]in[- ]law)/i,
  brother: /\bbrother\b(?![- ]in[- ]law)/i,
  sister: /\bsister\b(?![- ]in[- ]law)/i,
};

const relationNamed = /mother|father|husband|wife|spouse|\bson\b|daughter|brother|sister|in[- ]law/i;

/**
 * The name of the one relative whom the occasions of a day are about: named in a title, or by the
 * relation in it, or born on one of these days ('MM-DD') where it is a birthday. Null where nobody
 * or more than one matches.
 */
export function honouredRelative(
  titles: readonly string[],
  relatives: readonly Relative[],
  days: readonly string[],
): string | null {
  const meant = new Set(titles.flatMap((title) => namesMeantBy(title, relatives, days)));
  return meant.size === 1 ? ([...meant][0] ?? null) : null;
}

function namesMeantBy(title: string, relatives: readonly Relative[], days: readonly string[]): string[] {
  const rules: ((one: Relative) => boolean)[] = [
    ({ name }) => title.toLowerCase().includes(name.toLowerCase()),
    ({ relation }) => wordsOf[relation]?.test(title) ?? false,
    ({ bornOn }) =>
      bornOn !== null && /birth/i.test(title) && days.includes(bornOn.slice(5)) && !relationNamed.test(title),
  ];
  for (const rule of rules) {
    const found = relatives.filter(rule);
    if (found.length > 0) return found.map(({ name }) => name);
  }
  return [];
}
