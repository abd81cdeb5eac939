import type { MetaDescriptor } from 'react-router';

type PageMeta = {
  title: string;
  description: string;
  /** The full address of the page, without query. */
  url: string;
  /** The full address of a picture for shared links. */
  image?: string;
  type?: 'website' | 'article';
};

/** Title, description, canonical address and Open Graph of a public page. */
export function pageMeta({ title, description, url, image, type = 'website' }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_IN' },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
