import { createHmac } from 'node:crypto';
import type { BaseServices } from '../base-services.ts';
import { callCache, type Purger } from './purger.ts';
import type { PurgeWebhookConfig } from './shared-cache-config.ts';

/**
 * A plain message to an address of one's own: `{"type":"purge","tags":[…]}`, signed as Standard
 * Webhooks 1.0 (standardwebhooks.com) has it, so that its libraries read it. The tags are in the
 * header `Surrogate-Key` too, for caches that cannot read a body (deploy/varnish.vcl).
 */
export function makeWebhookPurger(
  { url, secret }: PurgeWebhookConfig,
  request: typeof fetch,
  { clock, ids }: Pick<BaseServices, 'clock' | 'ids'>,
): Purger {
  return {
    mostTags: 100,
    purge: (tags) => {
      const body = JSON.stringify({ type: 'purge', tags });
      const id = ids('purge');
      const timestamp = String(Math.floor(clock().getTime() / 1_000));
      return callCache(request, url, {
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signWebhook(secret, { id, timestamp, body }),
        },
        body,
      });
    },
  };
}

/** 'v1,' and HMAC-SHA256 of 'id.timestamp.body' in base64. */
export function signWebhook(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
