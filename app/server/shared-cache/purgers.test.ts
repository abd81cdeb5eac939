import { expect, it } from 'vitest';
import { makeCloudflarePurger } from './cloudflare-purger.ts';
import { makeWebhookPurger, signWebhook } from './webhook-purger.ts';

const calls: { url: string; init: RequestInit }[] = [];
const answering = (answer: () => Response | Error) =>
  (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const given = answer();
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as typeof fetch;
const lastCall = () => {
  const { url, init } = calls.at(-1) ?? { url: '', init: {} };
  return { url, headers: init.headers as Record<string, string>, body: String(init.body) };
};

it('asks Cloudflare to purge tags', async () => {
  const config = {
    kind: 'cloudflare',
    url: 'https://cf.test/v4',
    zoneId: 'zone1',
    apiToken: 'word',
  } as const;
  const purger = makeCloudflarePurger(
    config,
    answering(() => Response.json({ success: true })),
  );
  expect(await purger.purge(['mandir-pages', 'mandir-upload-1'])).toEqual({ ok: true });
  expect(lastCall()).toMatchObject({
    url: 'https://cf.test/v4/zones/zone1/purge_cache',
    headers: { authorization: 'Bearer word' },
    body: '{"tags":["mandir-pages","mandir-upload-1"]}',
  });
});

it.each([
  [() => new Response('', { status: 429, headers: { 'retry-after': '7' } }), 'HTTP 429', 7],
  [() => new Response('', { status: 500, headers: { 'retry-after': 'tomorrow' } }), 'HTTP 500', null],
  [() => new TypeError('fetch failed'), 'TypeError', null],
] as const)('says what went wrong: %#', async (answer, reason, retryAfterSeconds) => {
  const config = { kind: 'cloudflare', url: 'https://cf.test', zoneId: 'z', apiToken: 'a-secret' } as const;
  const outcome = await makeCloudflarePurger(config, answering(answer)).purge(['a']);
  expect(outcome).toEqual({ ok: false, reason, retryAfterSeconds });
  expect(JSON.stringify(outcome)).not.toContain('a-secret');
});

it('signs as Standard Webhooks has it (the example of its specification)', () => {
  expect(
    signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' },
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('sends a signed message to a webhook, with the tags where a cache can read them too', async () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const purger = makeWebhookPurger(
    { kind: 'webhook', url: 'https://hook.test/purge', secret },
    answering(() => new Response('')),
    { clock: () => new Date('2026-11-26T05:00:00.900Z'), ids: (prefix) => `${prefix}_1` },
  );
  expect(await purger.purge(['mandir-pages', 'b'])).toEqual({ ok: true });
  const { url, headers, body } = lastCall();
  expect([url, JSON.parse(body)]).toEqual([
    'https://hook.test/purge',
    { type: 'purge', tags: ['mandir-pages', 'b'] },
  ]);
  expect(headers).toMatchObject({
    'surrogate-key': 'mandir-pages b',
    'webhook-id': 'purge_1',
    'webhook-timestamp': '1795669200',
    'webhook-signature': signWebhook(secret, { id: 'purge_1', timestamp: '1795669200', body }),
  });
});
