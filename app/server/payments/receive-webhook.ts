import type { Services } from '../services.ts';
import { askSoon } from './ask-gateway.ts';
import type { WebhookDelivery } from './gateway.ts';
import { keepEvent } from './gateway-events.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes an event of the gateway. 'stored' means that it stands in our database, worked in or waiting, and the
 * gateway need not send it again; a fault of the database is thrown, and the gateway sends it again.
 */
export async function receiveWebhook(
  services: Services,
  delivery: WebhookDelivery,
): Promise<'stored' | 'not-authentic'> {
  const event = services.payments.readWebhook(delivery);
  if (!event) {
    services.log.warn('an event without a valid signature was refused');
    return 'not-authentic';
  }
  const { id, kind, notice } = event;
  if (!notice) {
    await keepEvent(services, event);
    return 'stored';
  }
  try {
    await settlePayment(services, { notice, event: { id, kind } });
  } catch (error) {
    services.log.error({ err: error, event: id }, 'an event could not be worked in and waits');
    await keepEvent(services, event);
  }
  if (event.ask && notice.orderId !== null) await askSoon(services, notice.orderId);
  return 'stored';
}
