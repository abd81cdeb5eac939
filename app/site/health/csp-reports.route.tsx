import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/csp-reports.route';

/** Browsers report here what the page's CSP blocked. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.get(servicesContext).cspReports.note(await request.text());
  return new Response(null, { status: 204 });
}
