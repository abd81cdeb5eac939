import type { MetaDescriptor } from 'react-router';
import { faqOf } from '#core/content/faq.ts';
import type { InfoGroup, InfoPart } from '#core/content/info-page.ts';
import { type Matches, pageMeta } from '#site/frame/page-meta.ts';
import { breadcrumbData, faqData } from '#site/frame/structured-data.ts';
import { infoTrails } from './info-trails.ts';

type Shown =
  | {
      page: {
        label: string;
        description: string;
        picture?: string;
        path?: string;
        group?: InfoGroup;
        parts?: readonly InfoPart[];
      };
      url: string;
    }
  | undefined;

/** Title, description and canonical address of an information page; nothing for an unknown page. */
export function infoMeta(shown: Shown, matches: Matches): MetaDescriptor[] {
  if (!shown) return [];
  const { page, url } = shown;
  const named = pageMeta(matches, {
    title: ({ full }) => `${page.label} | ${full}`,
    description: page.description,
    url,
    picture: page.picture,
  });
  if (!page.group || page.group === 'legal') return named;
  const way = infoTrails[page.group].filter(({ to }) => to !== page.path);
  const questions = faqOf(page.parts ?? []);
  return [
    ...named,
    { 'script:ld+json': breadcrumbData(url, way, page.label) },
    ...(questions.length > 1 ? [{ 'script:ld+json': faqData(questions) }] : []),
  ];
}
