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
