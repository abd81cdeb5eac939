/**
 * How words are compared in a search. Marks over and under Latin letters are dropped ('Ekādaśī' is
 * 'ekadasi'), Devanagari keeps its vowel signs and loses optional signs (nukta, joiners,
 * candrabindu).
 */
export function foldWord(word: string): string {
  return stripMarks(decompose(word)).normalize('NFC');
}

/**
 * The sound of a Sanskrit word, in any spelling: 'Kṛṣṇa' and 'Krishna', 'Ekādaśī' and 'Ekadashi',
 * 'kīrtana' and 'kirtan', 'prasādam' and 'prasad' have one key. Only for comparing with other keys.
 */
export function soundKey(word: string): string {
  const letters = stripMarks(decompose(word).replace(/r\u0323/g, 'ri')).normalize('NFC');
  const key = letters
    .replace(/sh/g, 's')
    .replace(/ch/g, 'c')
    .replace(/jn/g, 'gy')
    .replace(/w/g, 'v')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1+/g, '$1');
  if (key.length >= 8 && key.endsWith('am')) return key.slice(0, -2);
  return key.length >= 6 && key.endsWith('a') ? key.slice(0, -1) : key;
}

/**
 * The words of a text with their start positions. Letters, marks and digits of any script, and
 * nothing else.
 */
export function wordsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu)].map((found) => ({
    word: found[0],
    at: found.index,
  }));
}

function decompose(word: string): string {
  return word.normalize('NFKD').toLowerCase();
}

function stripMarks(text: string): string {
  return (
    text
      .replace(/[\u0300-\u036f\u093c]/g, '')
      .replaceAll('\u0901', '\u0902')
      // Decomposed, '⑴' is '(1)': no operator may get in that way, since queries are built of
      // these.
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  );
}
