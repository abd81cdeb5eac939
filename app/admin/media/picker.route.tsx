import { mediaFileKinds } from '#core/media/media-file.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listMediaFiles } from '#server/media/media-queries.ts';

/** The library as JSON, for the picker of a form. Every role that edits a picture reads it. */
export const loader = forStaff('dashboard.read', async ({ url, services }) => {
  const query = url.searchParams;
  const requested = (query.get('kinds') ?? '').split(',');
  const kinds = mediaFileKinds.filter((kind) => requested.includes(kind));
  const list = await listMediaFiles(services, {
    words: query.get('words') ?? '',
    kinds: kinds.length > 0 ? kinds : mediaFileKinds,
    silent: false,
    page: null,
  });
  const files = list?.files ?? [];
  return Response.json({
    files: files.map(({ id, kind, name, alt, address }) => ({ id, kind, name, alt, address })),
    more: (list?.count ?? 0) > files.length,
  });
});
