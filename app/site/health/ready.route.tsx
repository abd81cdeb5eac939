import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/ready.route';

/**
 * Whether visitors should be routed here: the database answers, its schema is ours, and no stop was
 * requested.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ready = await context.get(servicesContext).readiness.isReady();
  return Response.json(
    { ok: ready },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
