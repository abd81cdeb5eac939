import type { ContentKind } from '#core/cms/content-kind.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';
import { commonPath } from '#core/language/languages.ts';

/** The kind of content of a CMS path ('/admin-dashboard/blogs/…'); 404 where there is none. */
export function kindOfUrl({ pathname }: URL): ContentKind {
  const [, , name = ''] = commonPath(pathname).split('/');
  const kind = findContentKind(name);
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
