import { redirect } from 'react-router';
import { followReturn } from '#server/payments/follow-return.ts';
import { servicesContext } from '#server/services.ts';
import { readForm } from '#server/web-request/form-text.ts';
import type { Route } from './+types/order-return.route';

/** The gateway sends the buyer's browser here; only the status page shows the true state. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  try {
    await followReturn(services, { kind: 'order', id: params.orderId }, await readForm(request));
  } catch (error) {
    services.log.error({ err: error }, 'gateway return not processed');
  }
  return toStatus(params.orderId);
}

/** A reloaded or shared address. */
export function loader({ params }: Route.LoaderArgs): Response {
  return toStatus(params.orderId);
}

function toStatus(orderId: string): Response {
  return redirect(`/status/${encodeURIComponent(orderId)}`, 303);
}
