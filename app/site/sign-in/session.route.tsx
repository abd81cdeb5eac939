import { viewerOf } from '#server/auth/viewer.ts';
import { findPhotoAddress } from '#server/people/photo-queries.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/session.route';

/** Whether the header's token is still valid. Only a name and the photo's address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const viewer = await viewerOf(services, request);
  const signedIn = viewer.kind !== 'visitor';
  const photo = signedIn ? await findPhotoAddress(services, viewer.personId) : null;
  return Response.json(
    { signedIn, name: signedIn ? viewer.name : null, photo },
    { headers: { 'cache-control': 'no-store' } },
  );
}
