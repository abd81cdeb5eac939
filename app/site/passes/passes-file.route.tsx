import { data } from 'react-router';
import { viewerOf } from '#server/auth/viewer.ts';
import { passFile } from '#server/passes/queries/pass-file.ts';
import { seePasses } from '#server/passes/queries/pass-proof.ts';
import { servicesContext } from '#server/services.ts';
import { calendarFile } from '#server/web-request/calendar-file.ts';
import type { Route } from './+types/passes-file.route';

/** GET /passes/{id}/passes.ics: the time of the passes for their holder's calendar. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const seen = await seePasses(services, await viewerOf(services, request), request, params.id);
  if (seen?.booking?.stage !== 'confirmed') throw data(null, { status: 404 });
  const file = passFile(seen.booking, { url: services.config.publicUrl, at: services.clock() });
  return calendarFile(file, 'passes.ics', { 'cache-control': 'no-store, private' });
}
