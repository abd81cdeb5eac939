import { templeDay } from '#core/time/temple-day.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import type { GatewayEvent, WebhookDelivery } from './gateway.ts';
import { storeEvent } from './gateway-events.ts';
import { warnAdmin } from './payment-warnings.ts';
import { pollSoon } from './poll-gateway.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes an event of the gateway. 'stored' means that it stands in our database, worked in or waiting, and the
 * gateway need not send it again; a fault of the database is thrown, and the gateway sends it again.
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
    services.log.error({ err: error, event: id }, 'an event could not be worked in and waits');
    await storeEvent(services, event);
  }
  if (event.ask && snapshot.orderId !== null) await pollSoon(services, snapshot.orderId);
  return 'stored';
}

/**
 * The gateway speaks otherwise than its documents say. What it told is asked about at once; a person is told once a day
 * for each flaw, since such events come by the hundred.
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
