import type { ContentKind } from '#core/cms/content-kind.ts';
import { type Language, pathIn } from '#core/language/languages.ts';
import { href } from '#ui/href.ts';

export function listHref({ name }: Pick<ContentKind, 'name'>): string {
  return `${href('/admin-dashboard')}/${name}`;
}

export function createHref({ name, screens }: Pick<ContentKind, 'name' | 'screens'>): string {
  return `${href('/admin-dashboard')}/${name}/${screens.create}`;
}

export function editHref({ name, screens }: Pick<ContentKind, 'name' | 'screens'>, id: string): string {
  return `${href('/admin-dashboard')}/${name}/${screens.edit}/${encodeURIComponent(id)}`;
}

/** The screen linked from a row's form, for a kind that has one. */
export function besideHref(
  { name }: Pick<ContentKind, 'name'>,
  { part }: NonNullable<ContentKind['beside']>,
  id: string,
): string {
  return `${href('/admin-dashboard')}/${name}/${part}/${encodeURIComponent(id)}`;
}

/** The page that shows a row, as it will be when the row is published. */
export function previewHref({ name }: Pick<ContentKind, 'name'>, id: string, address: string): string {
  const query = new URLSearchParams({ preview: name, row: id });
  return `/preview${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/**
 * The same in a language, in the words that were saved last; `name` is that of a kind of content
 * whose row may itself not be published yet.
 */
export function translationPreviewHref(
  language: Language,
  { table, name, id, address }: { table: string; name: string | null; id: string; address: string },
): string {
  const query = new URLSearchParams({ ...(name && { preview: name }), translation: table, row: id });
  return pathIn(language, `/preview${address}${address.includes('?') ? '&' : '?'}${query}`);
}
