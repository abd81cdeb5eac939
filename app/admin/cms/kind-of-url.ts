import type { ContentKind } from '#core/cms/content-kind.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';

/** The kind that an address of the desk belongs to ('/admin-dashboard/blogs/…'); one that has none is not found. */
export function kindOfUrl({ pathname }: URL): ContentKind {
  const [, , name = ''] = pathname.split('/');
  const kind = findContentKind(name);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
