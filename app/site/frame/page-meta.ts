import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { readUploadedPicture, shareAddress, wholeShareAddress } from '#core/media/picture-name.ts';
import * as m from '#messages/frame.ts';
import { locale, prefix } from '#messages/language.ts';
import { pictures } from '#ui/art/pictures.ts';
import { plainHref } from '#ui/href.ts';
import { photoNameOf } from '#ui/photo-sizes.ts';
import type { ShellFacts } from './shell-facts.ts';

/** The temple as its pages name it, from the settings. */
export type TempleName = {
  name: string;
  place: string;
  /** 'Hare Krishna Temple, Ghaziabad' */
  full: string;
  /** 'Hare Krishna Temple in Ghaziabad' */
  within: string;
};
/** What `meta` gets of the routes around its page. */
export type Matches = readonly ({ loaderData?: unknown } | undefined)[];
type Words = string | ((temple: TempleName) => string);

type PageMeta = {
  title: Words;
  description: Words;
  /** The full address of the page. */
  url: string;
  type?: 'website' | 'article';
  /** The drawing of ui/art, or the upload, that link previews show. */
  picture?: string;
  /** An upload is shown whole in link previews instead of cropped: photos of the Deities. */
  whole?: boolean;
};

export function templeName({ name, place }: { name: string; place: string }): TempleName {
  return { name, place, full: `${name}, ${place}`, within: m.templeIn(name, place) };
}

/** The temple's names for the layout around a page, from the loader of site-layout.route. */
export function templeOf(matches: Matches): TempleName {
  const loaded = matches.map(
    (match) => match?.loaderData as { facts?: Pick<ShellFacts, 'identity'> } | undefined,
  );
  const facts = loaded.find((data) => data?.facts)?.facts;
  return facts
    ? templeName(facts.identity)
    : { name: m.temple, place: '', full: m.temple, within: m.unnamedTemple };
}

/**
 * Title, description, canonical address and Open Graph of a public page. Texts that name the temple
 * are functions of its name. A title ends with it: 'Donate | Hare Krishna Temple, Ghaziabad'.
 */
export function pageMeta(
  matches: Matches,
  { title: titleWords, description: descriptionWords, url, type = 'website', picture, whole }: PageMeta,
): MetaDescriptor[] {
  const temple = templeOf(matches);
  const textOf = (words: Words) => (typeof words === 'string' ? words : words(temple));
  const [title, description] = [textOf(titleWords), textOf(descriptionWords)];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesOf(matches),
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: temple.full },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:image', content: shareImage(url, picture, whole) },
    { property: 'og:image:alt', content: title },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The same page in the other languages, for search engines and link previews (alternates.ts). */
function alternatesOf(matches: Matches): MetaDescriptor[] {
  return matches.flatMap(
    (match) => (match?.loaderData as { alternates?: MetaDescriptor[] } | undefined)?.alternates ?? [],
  );
}

/** A page reached only by a link of its own: not indexed, no link preview. */
export function asideMeta({
  title,
  description,
  url,
}: Record<'title' | 'description' | 'url', string>): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { name: 'robots', content: 'noindex' },
  ];
}

/** `asideMeta` with the temple's name after the title; nothing where the page is missing. */
export function asideMetaOf(
  matches: Matches,
  page: Record<'title' | 'description' | 'url', string> | undefined,
): MetaDescriptor[] {
  return page ? asideMeta({ ...page, title: `${page.title} | ${templeOf(matches).full}` }) : [];
}

/** A page of one person: named, and not indexed. */
export function ownMeta(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${templeOf(matches).full}` }, { name: 'robots', content: 'noindex' }];
}

/** For a page that is missing or failed: a title of its own, and not indexed. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: missing ? m.pageNotFound : m.somethingWrong }, { name: 'robots', content: 'noindex' }];
}

/** On pages of blogs: feed readers find the feed by it. */
export function feedLink(matches: Matches): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: m.blogsOf(templeOf(matches).full),
    href: plainHref('/blogs/rss.xml'),
  };
}

/**
 * The full address of a page's picture for link previews, on the site of `url`: a raster of 1200 x
 * 630, since messengers show no SVG (scripts/share-pictures), with the temple's name in the site's
 * language. Uploads have one of their own; for
 * any other name it is the temple's.
 */
export function shareImage(url: string, picture = '', whole = false): string {
  const uploaded = readUploadedPicture(picture);
  if (uploaded) return new URL((whole ? wholeShareAddress : shareAddress)(uploaded), url).href;
  const drawing = Object.hasOwn(pictures, picture) ? picture : 'hero-temple-dawn';
  const name = photoNameOf(picture) ?? drawing;
  return new URL(`/share${prefix}/${name}.jpg`, url).href;
}
