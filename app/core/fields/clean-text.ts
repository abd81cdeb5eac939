/**
 * Characters that no field may have because the database, a mail header or a reader cannot handle
 * them: controls (NUL breaks Postgres, line breaks break headers), bidi overrides (they make one
 * text look like another), half surrogates and non-characters. Joiners (U+200C, U+200D) stay:
 * Devanagari needs them.
 */
const forbidden = /[\p{Cc}\p{Cs}\p{NChar}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffd]/u;
const forbiddenInProse =
  /[\p{Cs}\p{NChar}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffd]|(?![\n\t])\p{Cc}/u;

/**
 * Characters without ink (also blanks that are letters in Unicode): a text of only these is empty.
 */
const inkless = /^[\p{Cf}\p{Z}\p{Variation_Selector}\s\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** One line, NFC-normalized and trimmed; null where it has a forbidden character. */
export function cleanLine(typed: string): string | null {
  const text = typed.normalize('NFC').trim();
  return forbidden.test(text) ? null : seen(text);
}

/** The same for a text of several lines: line breaks become \n. */
export function cleanProse(typed: string): string | null {
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n').trim();
  return forbiddenInProse.test(text) ? null : seen(text);
}

/**
 * The same for text with markup (an editor's HTML, a page's Markdown): forbidden characters are
 * refused as character references too.
 */
export function cleanMarkup(typed: string): string | null {
  const text = cleanProse(typed);
  const numbered = text?.matchAll(/&#(?:x([0-9a-f]+)|(\d+))/gi) ?? [];
  for (const [, hex, decimal] of numbered) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    // Browsers read these as Windows-1252 characters (HTML, 13.2.5.80), and old programs write
    // them.
    if (code >= 0x80 && code <= 0x9f) continue;
    if (code > 0x10ffff || forbiddenInProse.test(String.fromCodePoint(code))) return null;
  }
  return text;
}

/** Several typed lines as one line; hidden characters are not removed. */
export function joinLines(typed: string): string {
  return typed.replace(/[\p{Zs}\t\r\n]+/gu, ' ');
}

function seen(text: string): string {
  return inkless.test(text) ? '' : text;
}

const devanagariZero = 0x0966;

/** Devanagari digits as Latin ones, so that a Hindi keyboard works too. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero));
}

/** The beginning of an HTML tag or comment; 'a < b' is not. */
export const markup = /<\/?[a-z!]/i;

/** Characters as a person counts them, approximately: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
