import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#site/shared/page-meta.ts';

type Shown = { page: { label: string; description: string }; url: string } | undefined;

/** Title, description and canonical address of an information page; nothing when it was not found. */
export function infoMeta(shown: Shown): MetaDescriptor[] {
  if (!shown) return [];
  const { page, url } = shown;
  return pageMeta({
    title: `${page.label} · Hare Krishna Temple, Ghaziabad`,
    description: page.description,
    url,
  });
}
