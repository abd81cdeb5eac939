import { noteViolation } from '#server/http/csp-reports.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/csp-reports.route';

/** Browsers report here what the page's CSP blocked. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  noteViolation(context.get(servicesContext).log, await request.text());
  return new Response(null, { status: 204 });
}
