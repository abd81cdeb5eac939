import { Parser } from 'htmlparser2';

/** Attributes that are read aloud or shown. */
const readAttributes = ['alt', 'title', 'aria-label', 'placeholder'];
/** What no visitor reads as text. */
const silent = new Set(['script', 'style', 'svg', 'code', 'noscript']);
const metaNames = /^(description|og:title|og:description|og:image:alt|og:site_name)$/;

/** Latin words in a row: English, unless all of them are names. */
const latin = /[A-Za-z][A-Za-z’'-]*(?:[ ,:;.!?&–-]+[A-Za-z][A-Za-z’'-]*)+/g;

/**
 * Names and signs that Hindi writes in Latin letters too, and what stands so by itself: an address,
 * a code, a unit.
 */
const names =
  /^(Hare|Krishna|Temple|Charitable|Trust|Demo|Bank|account|WhatsApp|YouTube|Google|Facebook|Instagram|Twitter|Apple|Maps?|UPI|PAN|GST|GSTIN|CGST|SGST|IGST|CIN|CSR|IFSC|FSSAI|HSN|SAC|MRP|SKU|PDF|ICS|RSS|QR|SMS|JavaScript|ISKCON|KG|kg|g|ml|km|DEMO\w*|demo|AM|PM|AND|NEFT|RTGS|IQ|EQ|SQ|PQ|XL|Chrome|Android|[A-Z]|[IVX]+|INR|OTP|PIN|e-mail)$/;

/**
 * What besides these the office reads in Latin letters: units, files, forms of the tax office,
 * keys.
 */
const officeNames =
  /^(MB|GB|KB|ms|CSV|HTML|JPEG|PNG|WebP|AVIF|MP|UTF|Form|BD|BE|URN|UTR|OCI|CA|Postgres|Markdown|Tab|Ctrl|Alt|npm|run|docs)$/;

/**
 * An e-mail address, a UPI id, a web address, a number with letters in it, a name in IAST, a random
 * id ('don_…', 22 letters and dashes that can look like words).
 */
const address =
  /\S*(?:@|\.(?:org|com|test)\b|[A-Z]{1,4}-[A-Z\d])\S*|\S*[\u0100-\u017f\u1e00-\u1eff]\S*|\b[a-z]+_[\w-]{22}/g;

/** The English words in a row that a page says outside elements that are marked as English. */
export function englishIn(html: string): string[] {
  const found = new Set<string>();
  readTexts(html, silent, (text) => {
    for (const [run] of text.replace(address, ' ').matchAll(latin)) {
      if (run.split(/[^A-Za-z’'-]+/).some((word) => word !== '' && !names.test(word))) found.add(run);
    }
  });
  return [...found];
}

/**
 * Words that people typed, or that the site stored: whole texts, and those to take out of others.
 */
export type StoredTexts = { whole: ReadonlySet<string>; parts: readonly string[] };

/** The texts of a page or screen in a language. What a field holds is somebody's own. */
export function officeTextsIn(html: string, language = 'hi'): string[] {
  const texts = new Set<string>();
  readTexts(
    html,
    new Set([...silent, 'textarea']),
    (text) => texts.add(text.replace(/\s+/g, ' ').trim()),
    language,
  );
  return [...texts];
}

/**
 * Whether such a text has a Latin word of its own, a single one too: one that is no name, and that
 * nobody typed or stored.
 */
export function isOfficeEnglish(text: string, { whole, parts }: StoredTexts): boolean {
  const foreign = (words: string) =>
    (words.match(/[A-Za-z][A-Za-z’]+/g) ?? []).some(
      (word) => !names.test(word) && !officeNames.test(word) && !whole.has(word),
    );
  if (whole.has(text) || !foreign(text)) return false;
  const own = parts
    .reduce((left, part) => (left.includes(part) ? left.replaceAll(part, ' ') : left), text)
    .replace(signs, ' ')
    .replace(address, ' ');
  return foreign(own);
}

/** Placeholders, addresses, files, keys of a file, codes, what is to be typed, Roman numbers. */
const signs =
  /“\w+”|\{\w+\}|https?:\S+|\S*\.(csv|md)\b|[\w-]*\/\w\S*|\w+(-\w+)+|\w+=|[A-Z]+\d\w*|\([ivx]+\)|!?\[\w+\](\(\w+\))?/g;

/** Every text that is read or heard outside elements that are marked as of another language. */
function readTexts(
  html: string,
  unread: ReadonlySet<string>,
  read: (text: string) => void,
  language = 'hi',
): void {
  const above: { name: string; lang: string }[] = [];
  const here = () => above.at(-1) ?? { name: '', lang: language };
  const note = (text: string): void => {
    if (here().lang === language) read(text);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        above.push({ name, lang: attributes.lang ?? here().lang });
        for (const attribute of readAttributes) note(attributes[attribute] ?? '');
        if (name === 'meta' && metaNames.test(attributes.name ?? attributes.property ?? ''))
          note(attributes.content ?? '');
      },
      ontext: (text) => {
        if (!above.some(({ name }) => unread.has(name))) note(text);
      },
      onclosetag: () => {
        above.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
}
