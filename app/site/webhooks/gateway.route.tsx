import { receiveWebhook } from '#server/purchases/receive-webhook.ts';
import { servicesContext } from '#server/services.ts';
import { addressOf } from '#server/web-request/form-text.ts';
import type { Route } from './+types/gateway.route';

/** POST only; the signature covers the exact bytes received. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const delivery = {
    body: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get('x-razorpay-signature'),
    eventId: request.headers.get('x-razorpay-event-id'),
  };
  const outcome = await receiveWebhook(context.get(servicesContext), delivery, addressOf(request));
  return outcome === 'stored' ? Response.json({ ok: true }) : Response.json({ ok: false }, { status: 401 });
}

export function loader(): Response {
  return new Response('Events are posted here.\n', { status: 405, headers: { allow: 'POST' } });
}
