import { viewerOf } from '#server/auth/viewer.ts';
import type { AskingRoute } from '#server/http/route-matcher.ts';
import { findShopMember } from '#server/membership/own-memberships.ts';
import { quoteLines, readQuoteInput } from '#server/products/quote-lines.ts';
import { servicesContext } from '#server/services.ts';
import type { Route } from './+types/quote.route';

/** At most fifty lines a request, no rate limit: it queues as a page does. */
export const handle = { onlyAsks: true } satisfies AskingRoute;

const noStore = { headers: { 'cache-control': 'no-store' } };

/**
 * POST /api/v1/quote { lines: [{ id, variations, quantity }] }: each line at today's price for who
 * asks, with the available stock; `memberPercent`: what a signed-in member gets off, else 0. The
 * cart page asks it when it opens; a price in the request would not be read.
 */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const body: unknown = await request.json().catch(() => null);
  const inputs = readQuoteInput(body);
  if (!inputs) return Response.json({ error: 'lines-invalid' }, { status: 400, ...noStore });
  const services = context.get(servicesContext);
  const member = await findShopMember(services.db, await viewerOf(services, request));
  const memberPercent = member?.shopPercent ?? 0;
  return Response.json({ lines: await quoteLines(services, inputs, memberPercent), memberPercent }, noStore);
}

export function loader(): Response {
  return Response.json(
    { error: 'post-only' },
    { status: 405, headers: { allow: 'POST', ...noStore.headers } },
  );
}
