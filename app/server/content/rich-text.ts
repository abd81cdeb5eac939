import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '#core/content/safe-html.ts';

/**
 * The only place where rich text becomes SafeHtml. Called when an editor's text is written, and again when it is
 * read: what an older, laxer list let into the database must not reach a visitor. Pages own h1, so it starts at h2.
 */
export function cleanRichText(html: string): SafeHtml {
  return sanitizeHtml(html, allowList) as SafeHtml;
}

const allowList: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'span', 'a'],
  allowedAttributes: { a: ['href', 'rel'], '*': ['lang'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    b: 'strong',
    i: 'em',
    // Whoever wrote the text, the page does not vouch for where it points.
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
  },
};
