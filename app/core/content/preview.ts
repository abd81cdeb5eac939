const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The beginning of a rich text as plain text, at most `length` characters as a reader counts them
 * (a Devanagari syllable is one and is never cut apart), with an ellipsis where something was left
 * out (rule S32). The result is text: it may contain '<' and must be escaped like any other text.
 */
export function previewOf(html: string, length = 100): string {
  const { text, cut } = beginning(plainText(html), length);
  return cut ? `${text.trimEnd()}…` : text;
}

/** The same, ending with a whole word: for places without a fixed length. */
export function excerptOf(html: string, length: number): string {
  const { text, cut } = beginning(plainText(html), length);
  if (!cut) return text;
  const words = text.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Stops as early as it can: a text may be as long as a book. */
function beginning(whole: string, length: number): { text: string; cut: boolean } {
  let text = '';
  let count = 0;
  for (const { segment } of graphemes.segment(whole)) {
    if (count === length) return { text, cut: true };
    text += segment;
    count += 1;
  }
  return { text, cut: false };
}

/**
 * A rich text without its markup, on one line. The result is text: it may contain '<' and must be
 * escaped.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|template|iframe)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<!--.*?(-->|$)/gs, ' ')
    .replace(/<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name.toLowerCase()] ?? entity;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
