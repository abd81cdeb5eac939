import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from './page-meta.ts';

type PageMeta = Parameters<typeof pageMeta>[1];
type Searched = { search: Pick<PageMeta, 'title' | 'description'>; url: string };
type MetaArgs = { loaderData: Searched | undefined; matches: Matches };

/** `meta` of a page whose loader gives its words for search engines and its address. */
export function searchMeta(picture?: string): (args: MetaArgs) => MetaDescriptor[] {
  return ({ loaderData, matches }) => {
    if (!loaderData) return [];
    return pageMeta(matches, { ...loaderData.search, url: loaderData.url, picture });
  };
}
