/** The kind of a page, as search results label it. */
export type SitePageKind = 'page' | 'blog' | 'event' | 'cause' | 'seva' | 'tour' | 'class' | 'product';

/** A public page for search, sitemap and the pictures of shared links. */
export type SitePage = {
  /** Its canonical address: '/blogs/single-blog/one-trunk-of-books'. */
  path: string;
  kind: SitePageKind;
  title: string;
  /** A sentence or two. */
  summary: string;
  /** Its full text as plain text, for searching; '' when title and summary are all. */
  words: string;
  /** A drawing of ui/art by name. */
  picture: string;
  /** When it last changed, if known. */
  changedAt: Date | null;
};
