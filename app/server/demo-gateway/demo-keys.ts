import type { GatewayConfig } from '../config.ts';

/**
 * Published, so good for the test gateway alone; the configuration refuses secrets that contain
 * 'demo' in production.
 */
export function demoGatewayConfig(url: string): GatewayConfig {
  return {
    url,
    accountId: 'acc_demo',
    keyId: 'rzp_test_demo',
    keySecret: 'demo-key-secret-of-the-test-gateway',
    webhookSecret: 'demo-webhook-secret-of-the-test-gateway',
  };
}
