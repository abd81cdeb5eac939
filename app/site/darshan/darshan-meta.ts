import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from '#site/frame/page-meta.ts';

type Words = Pick<Parameters<typeof pageMeta>[1], 'title' | 'description'>;
type DarshanPage = { search: Words; url: string; photos: readonly { image: string }[] };

/** `meta` of a page of photos: its first is the picture of shared links, and shown whole. */
export function darshanMeta(args: {
  loaderData: DarshanPage | undefined;
  matches: Matches;
}): MetaDescriptor[] {
  const { loaderData, matches } = args;
  if (!loaderData) return [];
  const { search, url, photos } = loaderData;
  return pageMeta(matches, { ...search, url, picture: photos[0]?.image ?? 'deity-altar-arch', whole: true });
}
