/** What a page is about, as search results label it. */
export type SitePageKind = 'page' | 'blog' | 'event' | 'cause' | 'seva' | 'tour' | 'class' | 'product';

/** A public page as search, sitemap and the pictures of shared links know it. */
export type SitePage = {
  /** Its one address: '/blogs/single-blog/one-trunk-of-books'. */
  path: string;
  kind: SitePageKind;
  title: string;
  /** A sentence or two. */
  summary: string;
  /** All its words as plain text, for searching; '' when title and summary say it all. */
  words: string;
  /** A drawing of ui/art by name. */
  picture: string;
  /** When it last changed, where that is known. */
  changedAt: Date | null;
};
