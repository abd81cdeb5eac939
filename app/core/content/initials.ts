/** What stands before a name in honour and says nothing of whose it is. */
const honorifics = /^(śrīla|śrī|śrīmān|sri|srila|shri|shrila|hh|hg|his|her|holiness|grace|dr|mr|mrs|ms)$/iu;

/**
 * The first letters of the first and the last name, for a person without a photograph: 'Govinda
 * Dāsa (demo)' is GD. Marks of honour and what is in brackets do not count.
 */
export function initialsOf(name: string): string {
  const words = name.replace(/\([^)]*\)/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
  const names = words.filter((word) => !honorifics.test(word));
  const last = names.length > 1 ? names.at(-1) : '';
  return firstLetter(names[0] ?? words[0]) + firstLetter(last);
}

/** With its vowel signs, in scripts that have them. */
function firstLetter(word = ''): string {
  return (/^\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase('en');
}
