/** `purge`: who is told of changes; null: copies only grow old. */
export type SharedCacheConfig = { purge: CloudflareConfig | PurgeWebhookConfig | null };

export type CloudflareConfig = { kind: 'cloudflare'; url: string; zoneId: string; apiToken: string };

/** `secret`: 'whsec_' and base64, as Standard Webhooks has it. */
export type PurgeWebhookConfig = { kind: 'webhook'; url: string; secret: string };

type Environment = {
  SHARED_CACHE: 'yes' | 'no';
  PURGE_URL?: string;
  PURGE_SECRET?: string;
  CLOUDFLARE_ZONE_ID?: string;
  CLOUDFLARE_API_TOKEN?: string;
  CLOUDFLARE_URL: string;
};

/** Null where no shared cache stands in front of the site. */
export function sharedCacheOf(env: Environment): SharedCacheConfig | null {
  if (env.SHARED_CACHE === 'no') return null;
  const { PURGE_URL: url, PURGE_SECRET: secret } = env;
  if (url && secret) return { purge: { kind: 'webhook', url, secret } };
  const { CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_API_TOKEN: apiToken } = env;
  if (!zoneId || !apiToken) return { purge: null };
  return { purge: { kind: 'cloudflare', url: env.CLOUDFLARE_URL.replace(/\/+$/, ''), zoneId, apiToken } };
}

/** What contradicts itself, a line each. */
export function purgeGaps(env: Environment): string[] {
  const webhook = env.PURGE_URL !== undefined;
  const cloudflare = env.CLOUDFLARE_ZONE_ID !== undefined;
  return [
    ...(webhook && cloudflare ? ['PURGE_URL: leave it out where Cloudflare is told'] : []),
    ...((webhook || cloudflare) && env.SHARED_CACHE === 'no'
      ? ['SHARED_CACHE: must be yes where somebody is told what to forget']
      : []),
  ];
}
