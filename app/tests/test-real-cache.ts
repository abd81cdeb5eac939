import { expect, it } from 'vitest';
import { sendPurges } from '#server/shared-cache/send-purges.ts';
import { makeSharedCache } from '#server/shared-cache/shared-cache.ts';
import { makeWebhookPurger } from '#server/shared-cache/webhook-purger.ts';
import { holdsNothingPersonal } from './test-nothing-personal.ts';
import type { TestCache } from './test-shared-cache.ts';

// The same as shared-cache.server.test.ts, through Varnish with deploy/varnish.vcl:
// scripts/shared-cache.sh.

const { SITE_PORT, CACHE_URL = '', PURGE_URL = '' } = process.env;
const purge = {
  kind: 'webhook',
  url: PURGE_URL,
  secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
} as const;
const ids = (prefix: string) => `${prefix}_1`;
const sharedCache = makeSharedCache(makeWebhookPurger(purge, fetch, { clock: () => new Date(), ids }));

const varnish: TestCache = {
  ask: async (path, headers = {}) => {
    const answer = await fetch(CACHE_URL + path, { redirect: 'manual', headers });
    const stored = answer.headers.get('x-cache') === 'HIT';
    return { status: answer.status, headers: answer.headers, body: await answer.text(), stored };
  },
  close: async () => {},
};

const opened = holdsNothingPersonal(async () => varnish, {
  port: Number(SITE_PORT),
  sharedCache,
  config: { purge },
});

it('forgets every page when content changes, and no file of another tag', async () => {
  const { services } = opened();
  await varnish.ask('/founder');
  expect((await varnish.ask('/founder')).stored).toBe(true);
  await services.db.deleteFrom('cache_purges').execute();
  await sharedCache.forget(services.db, ['mandir-upload-other']);
  await tell();
  expect((await varnish.ask('/founder')).stored).toBe(true);
  await services.pages.bump();
  await tell();
  expect((await varnish.ask('/founder')).stored).toBe(false);
  async function tell(): Promise<void> {
    const stop = new AbortController();
    const once = { ...services, sharedCache: { ...sharedCache, purger: stoppingAfterOne(stop) } };
    await sendPurges.run(once, stop.signal);
  }
});

/** The same purger, whose job ends after its first call. */
function stoppingAfterOne(stop: AbortController) {
  const { purger } = sharedCache;
  if (!purger) throw new Error('it has a purger');
  return {
    ...purger,
    purge: (tags: readonly string[]) => {
      stop.abort();
      return purger.purge(tags);
    },
  };
}
