import { viewerOf } from '#server/auth/viewer.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/session.route';

/** Tells the header's script whether its token still tells the truth. Nothing but a name comes out. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const viewer = await viewerOf(context.get(servicesContext), request);
  const signedIn = viewer.kind !== 'visitor';
  return Response.json(
    { signedIn, name: signedIn ? viewer.name : null },
    { headers: { 'cache-control': 'no-store' } },
  );
}
