import { describe, expect, it } from 'vitest';
import { ConfigError, demoSecret, loadConfig } from './config.ts';

const production = {
  MANDIR_MODE: 'production',
  PUBLIC_URL: 'https://temple.test/',
  TRUSTED_PROXIES: '1',
  SESSION_SECRET: '2fRk0pVw9sXq7LmZ4tBn8cJd1hGy6eAu3oKiPvQe',
  DATA_KEYS: 'k1:Yx0rT5mWq8vLz2NbCj7dKe4hPf6uSg1aQoIiUyHtRwE=',
  DATA_INDEX_KEY: 'v9Kc3RzXt7LmQw1pYb5NfJ8sHd2gUe6aOoIiTyGrEwA=',
  SMTP_URL: 'smtps://user:word@mail.test',
  MAIL_FROM: 'Temple <office@temple.test>',
  RAZORPAY_ACCOUNT_ID: 'acc_1',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'k8Wq2nZr5tYv1xLb7mCd9pHs',
  RAZORPAY_WEBHOOK_SECRET: 'w3Gj6fTn0uRk4sVa8eXo1qMi',
};

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

it('opens the demo with nothing set', () => {
  expect(loadConfig({})).toMatchObject({ mode: 'demo', port: 3000, gateway: null, smtpUrl: null });
});

it('treats an empty variable as one that is not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it.each([
  ['Temple office <office@temple.test>', 'Temple office'],
  ['"मंदिर, कार्यालय" <office@temple.test>', 'मंदिर, कार्यालय'],
  ['office@temple.test', ''],
])('reads the sender of letters from %s', (text, name) => {
  expect(loadConfig({ MAIL_FROM: text }).mailFrom).toEqual({ name, address: 'office@temple.test' });
});

it('opens production with everything set', () => {
  expect(loadConfig(production)).toMatchObject({ mode: 'production', publicUrl: 'https://temple.test' });
});

it('names everything that production lacks at once', () => {
  const problems = problemsOf({ MANDIR_MODE: 'production' }).join('\n');
  for (const key of Object.keys(production).slice(1)) expect(problems).toContain(key);
});

it('names what is missing beside what is wrong', () => {
  const problems = problemsOf({ MANDIR_MODE: 'production', SESSION_SECRET: 'short', PORT: '70000' });
  for (const key of [...Object.keys(production).slice(1), 'PORT']) {
    expect(problems.filter((problem) => problem.startsWith(`${key}:`))).toHaveLength(1);
  }
});

const store = {
  MEDIA_URL: 's3://temple-files/site',
  MEDIA_ENDPOINT: 'https://s3.store.test/',
  MEDIA_KEY_ID: 'AKIA123',
  MEDIA_KEY_SECRET: 'q7Lm2Xr9Vt4Zk8Wp1Ys6Nb3Hd',
};

it('reads the object store, whole or not at all', () => {
  expect(loadConfig({}).mediaStore).toBeNull();
  expect(loadConfig({ ...production, ...store }).mediaStore).toEqual({
    ...{ bucket: 'temple-files', prefix: 'site', endpoint: 'https://s3.store.test', region: 'us-east-1' },
    ...{ keyId: 'AKIA123', keySecret: store.MEDIA_KEY_SECRET, pathStyle: true },
  });
  for (const key of Object.keys(store)) {
    const half = { ...production, ...store, [key]: '' };
    expect(problemsOf(half)).toEqual([`${key}: missing, while other object store keys are set`]);
  }
});

const webhook = {
  SHARED_CACHE: 'yes',
  PURGE_URL: 'https://cache.test/purge',
  PURGE_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwB5vRt7Xy',
};
const cloudflare = {
  SHARED_CACHE: 'yes',
  CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
  CLOUDFLARE_API_TOKEN: 'tQ7Lm2Xr9Vt4Zk8Wp1Ys6Nb3Hd',
};

it('reads the cache in front, and who tells it', () => {
  expect(loadConfig({}).sharedCache).toBeNull();
  expect(loadConfig({ ...production, SHARED_CACHE: 'yes' }).sharedCache).toEqual({ purge: null });
  expect(loadConfig({ ...production, ...webhook }).sharedCache?.purge).toEqual({
    ...{ kind: 'webhook', url: webhook.PURGE_URL, secret: webhook.PURGE_SECRET },
  });
  expect(loadConfig({ ...production, ...cloudflare }).sharedCache?.purge).toMatchObject({
    ...{ kind: 'cloudflare', url: 'https://api.cloudflare.com/client/v4' },
  });
});

it.each([
  [{ ...webhook, PURGE_SECRET: '' }, 'PURGE_SECRET'],
  [{ ...webhook, PURGE_SECRET: 'whsec_short' }, 'PURGE_SECRET'],
  [{ ...webhook, PURGE_URL: 'http://cache.test' }, 'PURGE_URL'],
  [{ ...webhook, SHARED_CACHE: 'no' }, 'SHARED_CACHE'],
  [{ ...webhook, ...cloudflare }, 'PURGE_URL'],
  [{ ...cloudflare, CLOUDFLARE_API_TOKEN: '' }, 'CLOUDFLARE_API_TOKEN'],
  [{ ...cloudflare, CLOUDFLARE_ZONE_ID: 'temple.example' }, 'CLOUDFLARE_ZONE_ID'],
])('refuses half a cache in front, or two: %#', (env, key) => {
  expect(problemsOf({ ...production, ...env })).toEqual([expect.stringMatching(new RegExp(`^${key}: `))]);
});

it('asks for a token where others than this machine may read the metrics', () => {
  const watched = { ...production, METRICS_PORT: '9400' };
  for (const METRICS_HOST of ['127.0.0.1', '::1', 'localhost'])
    expect(loadConfig({ ...watched, METRICS_HOST }).metrics).toMatchObject({ host: METRICS_HOST });
  for (const METRICS_HOST of ['0.0.0.0', '::'])
    expect(problemsOf({ ...watched, METRICS_HOST })).toEqual([expect.stringMatching(/^METRICS_TOKEN: /)]);
});

it.each([
  ['MEDIA_URL', 'https://s3.store.test/temple'],
  ['MEDIA_URL', 's3://Temple'],
  ['MEDIA_URL', 's3://temple/a/../b'],
  ['MEDIA_ENDPOINT', 'ftp://store.test'],
  ['MEDIA_ENDPOINT', 'http://store.test'],
  ['MEDIA_KEY_SECRET', 'short'],
])('refuses %s as %s in production', (key, value) => {
  expect(problemsOf({ ...production, ...store, [key]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${key}: `)),
  ]);
});

const sms = {
  ...{
    SMS_USER_ID: '2000123456',
    SMS_PASSWORD: 'word',
    SMS_ENTITY_ID: '1101234567890',
    SMS_HEADER: 'TEMPLE',
  },
  SMS_TEMPLATES: 'code.en:1107000001, code.hi:1107000002',
};

it('reads the provider of text messages, whole or not at all', () => {
  expect(loadConfig({}).sms).toBeNull();
  expect(loadConfig(sms).sms).toMatchObject({ header: 'TEMPLE', entityId: '1101234567890' });
  expect([...(loadConfig(sms).sms?.templates ?? [])]).toEqual([
    ['code.en', '1107000001'],
    ['code.hi', '1107000002'],
  ]);
  const { SMS_HEADER: _, ...half } = sms;
  expect(problemsOf(half).join()).toContain('SMS_HEADER: missing');
});

it.each(['code.hi:1107000002', 'code.en', 'code.en:110700000a', 'kode.en:1107000001', 'code.xx:1107000001'])(
  'refuses the templates %s',
  (SMS_TEMPLATES) => expect(problemsOf({ ...sms, SMS_TEMPLATES }).join()).toContain('SMS_TEMPLATES'),
);

describe('production refuses', () => {
  it.each([
    ['PUBLIC_URL', 'http://temple.test'],
    ['SESSION_SECRET', demoSecret],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET', 'f'.repeat(40)],
    ['SESSION_SECRET', 'rabbits-4-ever!'.repeat(4)],
    ['SESSION_SECRET_PREVIOUS', 'short'],
    ['DATA_KEYS', ''],
    ['DATA_KEYS', 'k1:c2hvcnQ='],
    ['DATA_KEYS', production.DATA_INDEX_KEY],
    ['DATA_KEYS', `k1:${production.DATA_INDEX_KEY}`],
    ['DATA_KEYS', `${production.DATA_KEYS},${production.DATA_KEYS}`],
    ['DATA_KEYS', `${production.DATA_KEYS},k2:${production.DATA_KEYS.slice(3)}`],
    ['DATA_KEYS', `K 1:${production.DATA_INDEX_KEY}`],
    ['DATA_KEYS', `demo:${Buffer.from('demo-data-key-known-to-everybody').toString('base64')}`],
    ['DATA_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`],
    ['DATA_INDEX_KEY', ''],
    ['DATA_INDEX_KEY', 'short'],
    ['DATA_INDEX_KEY', production.DATA_KEYS.slice(3)],
    ['SESSION_SECRET', production.DATA_INDEX_KEY],
    ['DATA_INDEX_KEY', Buffer.from('demo-index-key-known-everywhere!').toString('base64')],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1WD75'],
    ['BACKUP_RECIPIENT', 'age1short'],
    ['RAZORPAY_KEY_SECRET', 'k'],
    ['RAZORPAY_KEY_SECRET', production.SESSION_SECRET],
    ['RAZORPAY_WEBHOOK_SECRET', 'w'],
    ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', production.RAZORPAY_WEBHOOK_SECRET],
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', ''],
    ['RAZORPAY_KEY_SECRET', 'demo-key-secret-demo-key-secret'],
    ['RAZORPAY_WEBHOOK_SECRET', production.RAZORPAY_KEY_SECRET],
    ['RAZORPAY_WEBHOOK_SECRET', ''],
    ['RAZORPAY_KEY_ID', ''],
    ['RAZORPAY_KEY_ID', 'rzp_test_1'],
    ['RAZORPAY_URL', 'http://127.0.0.1:4000'],
    ['SMS_URL', 'http://127.0.0.1:4000'],
    ['SMS_HEADER', 'TEM'],
    ['MAIL_FROM', 'Temple <office@temple.example>'],
    ['MAIL_FROM', 'Temple'],
    ['MAIL_FROM', 'Temple <office@temple.test>\nBcc: <all@temple.test>'],
    ['SMTP_URL', 'https://mail.test'],
    ['SMTP_URL', 'smtp'],
    ['DATABASE_URL', 'mysql://temple'],
    ['PORT', '70000'],
    ['PORT', 'three thousand'],
  ])('%s=%s', (key, value) => {
    const problems = problemsOf({ ...production, [key]: value });
    expect(problems.join('\n')).toContain(key);
  });
});

it('reads where traces go', () => {
  expect(loadConfig({}).tracing).toBeNull();
  const traced = {
    ...production,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.test/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20dGVtcGxl,x-tenant=a=b',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(loadConfig(traced).tracing).toEqual({
    endpoint: 'https://collector.test/otlp',
    headers: { authorization: 'Basic dGVtcGxl', 'x-tenant': 'a=b' },
    ...{ serviceName: 'mandir', ratio: 0.25 },
  });
  const wrong = {
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test', OTEL_EXPORTER_OTLP_HEADERS: 'word' },
    OTEL_TRACES_SAMPLER_ARG: '2',
  };
  for (const [key, value] of Object.entries(wrong))
    expect(problemsOf({ ...traced, [key]: value })).toEqual([expect.stringMatching(new RegExp(`^${key}: `))]);
});
