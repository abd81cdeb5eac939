/**
 * Where the gateway calls us; both paths accept cross-origin posts and are authenticated by
 * signature.
 */
export const webhookPath = '/api/v1/webhooks/gateway';

export function returnPath(donationId: string): string {
  return `/donation-return/${donationId}`;
}

export function orderReturnPath(orderId: string): string {
  return `/order-return/${orderId}`;
}
