import type { Outcome } from '#core/result.ts';
import type { Services } from '../services.ts';

/** A plain form that the donor's browser posts to the gateway: `method=post action={action}` with hidden fields. */
export type PaymentForm = { action: string; fields: Record<string, string> };

/**
 * How the donor gets to the gateway's own pay page. Asks for the order again when the gateway did not answer at the
 * start. 'gateway-unavailable': offer UPI, bank or another try; 'not-payable': its status says why.
 */
export async function preparePayment(
  _services: Services,
  _donationId: string,
): Promise<Outcome<PaymentForm, 'unknown-donation' | 'not-payable' | 'gateway-unavailable'>> {
  throw new Error('not landed yet');
}
