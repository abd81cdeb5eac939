import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '#core/content/safe-html.ts';
import { readUploadedPicture, sizeSet } from '#core/media/picture-name.ts';
import { prefix } from '#messages/language.ts';

/**
 * The only place where rich text becomes SafeHtml. Called when an editor's text is written, and
 * again when it is read: what an older, laxer list let into the database must not reach a visitor.
 * Pages own h1, so it starts at h2. Pictures are the library's own, films are stored as id and
 * title. Cleaning is idempotent: a link in a `div` in a link comes out as a link in a link, which
 * no parser reads so again, so it repeats until nothing changes.
 */
export function cleanRichText(html: string): SafeHtml {
  let text = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const cleaned = sanitizeHtml(text, allowList);
    if (cleaned === text) return cleaned as SafeHtml;
    text = cleaned;
  }
  // No such text is known. Its words alone are still better than a page that cannot be shown.
  return sanitizeHtml(text, { allowedTags: [] }) as SafeHtml;
}

/** Clean text takes one round, other text two, the worst of 180,000 generated texts three. */
const mostRounds = 8;

/**
 * The same as a page shows it: a film is a panel that loads from YouTube only when it is opened.
 */
export function showRichText(html: string): SafeHtml {
  const linked = linksInLanguage(cleanRichText(html));
  return linked.replace(film, (_, id: string, title: string) => filmPanel(id, title)) as SafeHtml;
}

/** Links to our own pages lead to them in the language of the site. */
export function linksInLanguage(html: SafeHtml): SafeHtml {
  return html.replace(ownLink, `$1${prefix}`) as SafeHtml;
}

const ownLink = /(<a [^>]*?\bhref=")(?=\/(?!\/|uploads\/))/g;

const youtubeId = /^[\w-]{11}$/;
const film = /<figure data-youtube="([\w-]{11})">([^<]*)<\/figure>/g;

/**
 * A frame inside a closed `details` is not loaded, so this needs no script and sends YouTube
 * nothing about the visitor.
 */
function filmPanel(id: string, title: string): string {
  const words = title || 'Film';
  const frame = `<iframe src="https://www.youtube-nocookie.com/embed/${id}" title="${words.replaceAll('"', '&quot;')}" loading="lazy" allow="fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>`;
  return `<details class="prose-film"><summary><span>${words}</span><small>Play from YouTube</small></summary>${frame}</details>`;
}

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'span', 'a'],
    ...['img', 'figure'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    figure: ['data-youtube'],
    '*': ['lang'],
  },
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
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: pictureAttributes(src, alt) }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && attribs.src === undefined) ||
    (tag === 'figure' && !youtubeId.test(attribs['data-youtube'] ?? '')),
};

/** All that a picture of the library needs; any other picture is removed. */
function pictureAttributes(src: string, alt: string): sanitizeHtml.Attributes {
  const picture = readUploadedPicture(src);
  if (!picture) return {};
  return {
    src,
    srcset: sizeSet(picture, 'webp'),
    sizes: '(min-width: 800px) 720px, 100vw',
    alt,
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
  };
}
