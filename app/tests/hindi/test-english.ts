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
  /^(Hare|Krishna|Temple|Charitable|Trust|Demo|Bank|account|WhatsApp|YouTube|Google|Facebook|Instagram|Twitter|Apple|Maps?|UPI|PAN|GST|GSTIN|CGST|SGST|IGST|CIN|CSR|IFSC|FSSAI|HSN|MRP|SKU|PDF|ICS|RSS|QR|SMS|JavaScript|ISKCON|KG|kg|g|ml|km|DEMO\w*|demo|AM|PM|AND|NEFT|RTGS|IQ|EQ|SQ|PQ|XL|Chrome|Android|[A-Z]|[IVX]+|INR|OTP|PIN|e-mail)$/;

/** An e-mail address, a UPI id, a web address, a number with letters in it, a name in IAST. */
const address = /\S*(?:@|\.(?:org|com|test)\b|[A-Z]{1,4}-[A-Z\d])\S*|\S*[\u0100-\u017f\u1e00-\u1eff]\S*/g;

/** The English words in a row that a page says outside elements that are marked as English. */
export function englishIn(html: string): string[] {
  const found = new Set<string>();
  const above: { name: string; lang: string }[] = [];
  const here = () => above.at(-1) ?? { name: '', lang: 'hi' };
  const note = (text: string): void => {
    if (here().lang !== 'hi') return;
    for (const [run] of text.replace(address, ' ').matchAll(latin)) {
      if (run.split(/[^A-Za-z’'-]+/).some((word) => word !== '' && !names.test(word))) found.add(run);
    }
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
        if (!above.some(({ name }) => silent.has(name))) note(text);
      },
      onclosetag: () => {
        above.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return [...found];
}
