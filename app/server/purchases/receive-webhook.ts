import { templeDay } from '#core/time/temple-day.ts';
import type { GatewayEvent, WebhookDelivery } from '../payments/gateway.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { storeEvent } from './gateway-events.ts';
import { warnAdmin } from './payment-warnings.ts';
import { pollSoon } from './poll-gateway.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes an event of the gateway. 'stored' means that it is in our database, processed or waiting,
 * and the gateway need not send it again; a database error is thrown, and the gateway sends it
 * again.
 */
export async function receiveWebhook(
  services: Services,
  delivery: WebhookDelivery,
  address?: string,
): Promise<'stored' | 'not-authentic'> {
  const event = services.payments.readWebhook(delivery);
  if (!event) {
    noteSecurityEvent(services, 'webhook.forged', { address });
    return 'not-authentic';
  }
  const { id, kind, snapshot, odd } = event;
  if (!snapshot) {
    await storeEvent(services, event);
    if (odd) await followOdd(services, odd);
    return 'stored';
  }
  try {
    await settlePayment(services, { snapshot, event: { id, kind } });
  } catch (error) {
    services.log.error({ err: error, event: id }, 'event not processed, will retry');
    await storeEvent(services, event);
  }
  if (event.ask && snapshot.orderId !== null) await pollSoon(services, snapshot.orderId);
  return 'stored';
}

/**
 * The gateway deviates from its documentation. The order is polled at once; the staff is notified
 * once a day for each flaw, since such events come by the hundred.
 */
async function followOdd(
  services: Services,
  { orderId, flaw }: NonNullable<GatewayEvent['odd']>,
): Promise<void> {
  await warnAdmin(services.db, services, {
    kind: 'payment-unreadable',
    cause: `${templeDay(services.clock())}:${flaw}`,
    purchase: null,
    paymentId: null,
    orderId,
    facts: { flaw },
  });
  if (orderId !== null) await pollSoon(services, orderId);
}
