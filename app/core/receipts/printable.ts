/**
 * Writes a text with the letters that the receipt's font has: Latin with every IAST letter, and
 * Devanagari. The other scripts of India share Devanagari's layout, letter for letter (ISCII, and
 * so Unicode), and are written in it; Cyrillic is written in Latin, and other marks on Latin
 * letters are dropped. The rest becomes '?': a letter the font lacks would print as rubbish over
 * its neighbours. Only the PDF needs this; pages and letters show a name as it was typed.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), printableLetter).join('').normalize('NFC');
}

/**
 * The font's own character map: Latin, IAST and its marks, Devanagari, joiners, dashes, quotes, the
 * rupee.
 */
const inFont = `
  20-7e a0-103 108-109 10c-10d 112-115 120-121 128-12d 139-13a 145-146 14c-14f 152-155 15a-15b 160-161 168-16d
  178-17a 17d-17e 300-304 306-308 30a 30c 310 323-327 32e 331 900-97f 1e0c-1e0f 1e16-1e17 1e24-1e25 1e32-1e37
  1e3a-1e3b 1e40-1e49 1e4c-1e4d 1e58-1e5f 1e62-1e63 1e6c-1e6f 1e78-1e79 1e8e-1e8f 1e92-1e96 1ebc-1ebd
  200c-200d 2013-2014 2018-2022 2026 20ac 20b9
`
  .trim()
  .split(/\s+/)
  .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));

export function isInReceiptFont(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return inFont.some(([first = 0, last = first]) => code >= first && code <= last);
}

/**
 * The blocks laid out like Devanagari: Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada,
 * Malayalam.
 */
const indic = { first: 0x0980, end: 0x0d80, letters: 0x80, devanagari: 0x0900 };

function printableLetter(letter: string): string {
  if (isInReceiptFont(letter)) return letter;
  const special = specials.get(letter);
  if (special !== undefined) return special;
  const code = letter.codePointAt(0) ?? 0;
  if (code >= indic.first && code < indic.end) {
    const devanagari = String.fromCodePoint(indic.devanagari + (code % indic.letters));
    return isInReceiptFont(devanagari) ? devanagari : '?';
  }
  const latin = cyrillic.get(letter.toLowerCase());
  if (latin !== undefined) {
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  }
  const bare = letter.normalize('NFD').charAt(0);
  if (bare !== letter && isInReceiptFont(bare)) return bare;
  // Controls, and the marks that reverse the direction of text.
  return /[\p{Cc}\p{Cf}]/u.test(letter) ? '' : '?';
}

const pairs = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split('=');
      return [from, to];
    });

/** Letters of India without a counterpart in Devanagari, and Latin ones without a base letter. */
const specials = new Map(
  pairs(`
    ৎ=त् ৰ=र ৱ=व ੰ=ं ੱ= ੲ=इ ੳ=उ ୱ=व ೞ=ळ ൺ=ण् ൻ=न् ർ=र् ൽ=ल् ൾ=ळ् ൿ=क् ௗ=ौ ൗ=ौ ౕ= ౖ= ೕ= ೖ= ৗ=ौ ୖ= ୗ=ौ
    ı=i ł=l Ł=L đ=d Đ=D ħ=h Ħ=H ŋ=ng Ŋ=Ng ŧ=t Ŧ=T ĳ=ij Ĳ=IJ ŀ=l ĸ=k ŉ=n
  `),
);

const cyrillic = new Map(
  pairs(`
    а=a б=b в=v г=g ґ=g д=d е=e є=ye ё=yo ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u
    ў=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya
  `),
);
