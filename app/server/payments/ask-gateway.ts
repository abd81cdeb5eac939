import type { Services } from '../services.ts';
import type { GatewayFailure } from './gateway.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks what became of an order and settles what the gateway tells. */
export async function askGateway(services: Services, orderId: string): Promise<'answered' | GatewayFailure> {
  const answer = await services.payments.listPayments(orderId);
  if (!answer.ok) return answer.code;
  for (const notice of answer.value) await settlePayment(services, { notice, event: null });
  return 'answered';
}

/** The same by the reconcile job, which tries until the gateway answers. */
export async function askSoon({ db, clock, alarm }: Services, orderId: string): Promise<void> {
  for (const table of ['donations', 'orders'] as const) {
    await db.updateTable(table).set({ ask_again_at: clock() }).where('order_id', '=', orderId).execute();
  }
  alarm.wake('reconcile-payments');
}
