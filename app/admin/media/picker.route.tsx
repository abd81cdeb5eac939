import { mediaFileKinds } from '#core/media/media-file.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { listMediaFiles } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/picker.route';

/** The library as JSON, for the picker of a form. Every role that edits a picture reads it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requireStaff(services, request, 'dashboard.read');
  const query = new URL(request.url).searchParams;
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
}
