import { wordLists } from './word-lists.ts';

/**
 * Cleans the clipboard of word processors and other sites. Headings are lowered to the page's own
 * levels; then the editor's schema applies, and the server checks it all again.
 */
export function cleanPaste(html: string): string {
  const plain = html
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
    .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    // Reviewers' comments in the margin, and deleted text.
    .replace(/<div\b[^>]*\bmso-element:\s*comment-list[\s\S]*$/i, '')
    .replace(/<a\b[^>]*\b_?mso(?:comanchor|anchor|com)_?[^>]*>[\s\S]*?<\/a>/gi, '')
    .replace(/<del\b[\s\S]*?<\/del>/gi, '');
  return (
    wordLists(plain)
      // <o:p>, <v:shape>, <st1:place>
      .replace(/<\/?\w+:[^>]*>/g, '')
      .replace(/<\/?(?:font|meta|link)\b[^>]*>/gi, '')
      .replace(
        /<p\b[^>]*\bMso(Title|Subtitle)\b[^>]*>([\s\S]*?)<\/p>/gi,
        (_, style: string, words: string) =>
          style.toLowerCase() === 'title' ? `<h2>${words}</h2>` : `<h3>${words}</h3>`,
      )
      .replace(/<(\/?)h1\b[^>]*>/gi, '<$1h2>')
      .replace(/<(\/?)h[4-6]\b[^>]*>/gi, '<$1h3>')
      .replace(/<([a-z][a-z0-9]*)(\s[^>]*?)(\/?)>/gi, (_, tag: string, attributes: string, end: string) => {
        return `<${tag}${allowedAttributes(attributes)}${end}>`;
      })
      // Word's empty lines between paragraphs.
      .replace(/<p\b[^>]*>(?:\s|&nbsp;|<br\s*\/?>|<\/?span\b[^>]*>)*<\/p>/gi, '')
  );
}

/** The last one is the editor's own: it marks where a copied slice was cut. */
const allowedNames = new Set(['href', 'src', 'alt', 'lang', 'style', 'data-youtube', 'data-pm-slice']);

/** Attributes that mean something in our texts; of styles only bold and italic. */
function allowedAttributes(attributes: string): string {
  const pairs = [...attributes.matchAll(/([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g)];
  return (
    pairs
      .map(([, name = '', quoted = '']): [string, string] => {
        const value = quoted.replace(/^(["'])([\s\S]*)\1$/, '$2').replaceAll('"', '&quot;');
        return [name.toLowerCase(), name.toLowerCase() === 'style' ? allowedStyle(value) : value];
      })
      .filter(([name, value]) => allowedNames.has(name) && value !== '')
      // The page is in English: Word sets it on every run.
      .filter(([name, value]) => name !== 'lang' || !/^en\b/i.test(value))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')
  );
}

function allowedStyle(style: string): string {
  const declarations = style.matchAll(/(?:^|;)\s*(font-weight|font-style)\s*:\s*(\w+)/gi);
  return [...declarations].map(([, name, value]) => `${name}:${value}`).join(';');
}
