import type { ContentKind } from '#core/content/desk/content-kind.ts';
import { findContentKind } from '#core/content/kinds/content-kinds.ts';

/** The kind that an address of the desk belongs to ('/admin-dashboard/blogs/…'); one that has none is not found. */
export function kindOfRequest(request: Request): ContentKind {
  const [, , name = ''] = new URL(request.url).pathname.replace(/\.data$/, '').split('/');
  const kind = findContentKind(name);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}

export function listHref({ name }: Pick<ContentKind, 'name'>): string {
  return `/admin-dashboard/${name}`;
}

export function createHref({ name, screens }: Pick<ContentKind, 'name' | 'screens'>): string {
  return `/admin-dashboard/${name}/${screens.create}`;
}

export function editHref({ name, screens }: Pick<ContentKind, 'name' | 'screens'>, id: string): string {
  return `/admin-dashboard/${name}/${screens.edit}/${encodeURIComponent(id)}`;
}

/** The page that shows a row, as it will be when the row is published. */
export function previewHref({ name }: Pick<ContentKind, 'name'>, id: string, address: string): string {
  const query = new URLSearchParams({ preview: name, row: id });
  return `/preview${address}${address.includes('?') ? '&' : '?'}${query}`;
}
