/**
 * Words in one language that stand together in a paragraph or heading, the block of that number.
 */
export type Run = { block: number; text: string; language: string };

/** What a voice says without a pause: of one block, in a language that is spoken here. */
export type Utterance = { block: number; text: string; language: string };

/**
 * Characters of one utterance. Chromium's voices from the net fall silent within a longer one
 * (about 15 seconds), and tell nobody.
 */
const longest = 200;

/** A sentence ends at its sign, or a danda, before a space: '2.47' is not two. */
const sentence = /.+?(?:[.!?…।॥]+["'”’)\]]*(?=\s)|$)/gsu;

/**
 * The runs of a text as utterances, sentence by sentence. Sanskrit in Devanagari is read by a voice
 * of Hindi; a run of a language that no voice here speaks is passed over.
 */
export function utterancesOf(runs: readonly Run[], isSpoken: (language: string) => boolean): Utterance[] {
  return runs.flatMap(({ block, text, language }) => {
    const voiced = voicedAs(language, text);
    if (!isSpoken(voiced) || !/[\p{L}\p{N}]/u.test(text)) return [];
    return partsOf(text).map((part) => ({ block, text: part, language: voiced }));
  });
}

function voicedAs(language: string, text: string): string {
  return language === 'sa' && /\p{Script=Devanagari}/u.test(text) ? 'hi' : language;
}

/** Whole sentences together as long as they are short, a long one cut at a comma or a space. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const [found] of text.replace(/\s+/g, ' ').trim().matchAll(sentence)) {
    for (const piece of pieces(found.trim())) {
      const before = parts.at(-1);
      if (before !== undefined && before.length + 1 + piece.length <= longest) {
        parts[parts.length - 1] = `${before} ${piece}`;
      } else parts.push(piece);
    }
  }
  return parts;
}

function pieces(whole: string): string[] {
  if (whole.length <= longest) return whole === '' ? [] : [whole];
  const room = whole.slice(0, longest);
  const comma = Math.max(room.lastIndexOf(', '), room.lastIndexOf('; '), room.lastIndexOf(': '));
  const end = comma > 0 ? comma + 1 : room.lastIndexOf(' ') > 0 ? room.lastIndexOf(' ') : longest;
  return [whole.slice(0, end), ...pieces(whole.slice(end).trim())];
}
