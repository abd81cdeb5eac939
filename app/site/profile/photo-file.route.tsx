import { viewerOf } from '#server/auth/viewer.ts';
import { readPhoto } from '#server/people/photo-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/photo-file.route.ts';

/**
 * The Devotee's own profile photo, for nobody else. Its address changes with it, so the browser may
 * cache it.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const viewer = await viewerOf(services, request);
  const photo = viewer.kind === 'visitor' ? null : await readPhoto(services, viewer.personId);
  if (!photo) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(photo.bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(photo.bytes.length),
      'cache-control': photo.square ? 'private, max-age=604800' : 'no-store',
    },
  });
}
