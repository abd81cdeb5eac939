import { callCache, type Purger } from './purger.ts';
import type { CloudflareConfig } from './shared-cache-config.ts';

/**
 * Cloudflare's purge by cache tags (POST /zones/{id}/purge_cache): a hundred tags a call, and on
 * its smallest plan five calls a minute after a first twenty-five; more are answered with 429.
 */
export function makeCloudflarePurger(config: CloudflareConfig, request: typeof fetch): Purger {
  return {
    mostTags: 100,
    purge: (tags) =>
      callCache(request, `${config.url}/zones/${config.zoneId}/purge_cache`, {
        headers: { authorization: `Bearer ${config.apiToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      }),
  };
}
