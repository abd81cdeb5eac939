/** Where the gateway calls us: it accepts cross-origin posts, authenticated by signature. */
export const webhookPath = '/api/v1/webhooks/gateway';
