/** Where the gateway reaches us; both paths take posts from another origin and prove themselves by signature. */
export const webhookPath = '/api/v1/webhooks/gateway';

export function returnPath(donationId: string): string {
  return `/donation-return/${donationId}`;
}

export function orderReturnPath(orderId: string): string {
  return `/order-return/${orderId}`;
}
