import { isIPv6 } from 'node:net';
import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

/** Secrets with the length of the shortest random one. */
const leastLengths = {
  SESSION_SECRET: 32,
  RAZORPAY_KEY_SECRET: 16,
  RAZORPAY_WEBHOOK_SECRET: 16,
  SESSION_SECRET_PREVIOUS: 32,
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 16,
  METRICS_TOKEN: 16,
  MEDIA_KEY_SECRET: 16,
  PURGE_SECRET: 38,
  CLOUDFLARE_API_TOKEN: 16,
} as const;
const secretKeys = Object.keys(leastLengths) as (keyof typeof leastLengths)[];
/** Of a data key, which is decoded from base64 and always has 32 bytes. */
const dataKeyLength = 32;

const required = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'DATA_KEYS',
  'DATA_INDEX_KEY',
  'SMTP_URL',
  'RAZORPAY_ACCOUNT_ID',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

/** What keeps a configuration from serving real visitors and real money, a line each. */
export function productionGaps(env: Environment): string[] {
  if (env.MANDIR_MODE !== 'production') return [];
  const problems: string[] = [];
  for (const key of required) if (env[key] === undefined) problems.push(`${key}: needed in production`);
  if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: must be https in production');
  if (env.TRUSTED_PROXIES === 0)
    problems.push(
      'TRUSTED_PROXIES: needed in production. The site speaks http, so a proxy stands before it, and with 0 all visitors share its address and its limits',
    );
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    problems.push('RAZORPAY_KEY_ID: is a key of the test mode, in which no money moves');
  if (!env.RAZORPAY_URL.startsWith('https://')) problems.push('RAZORPAY_URL: must be https in production');
  if (env.MEDIA_ENDPOINT && !isPrivateWay(env.MEDIA_ENDPOINT))
    problems.push('MEDIA_ENDPOINT: must be https in production, but on the same machine');
  if (env.METRICS_PORT && !env.METRICS_TOKEN && !isLoopback(`http://${inUrl(env.METRICS_HOST)}`))
    problems.push('METRICS_TOKEN: needed where METRICS_HOST is not this machine alone');
  for (const key of ['PURGE_URL', 'CLOUDFLARE_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const)
    if (env[key] && !isPrivateWay(env[key]))
      problems.push(`${key}: must be https in production, but on the same machine`);
  if (!env.SMS_URL.startsWith('https://')) problems.push('SMS_URL: must be https in production');
  if (env.MAIL_FROM.address.endsWith('.example')) problems.push('MAIL_FROM: needed in production');
  return [...problems, ...secretProblems(env)];
}

/** A host as it stands in a URL: an IPv6 address in brackets. */
function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/** Profile photos and the store's keys travel on it. */
function isPrivateWay(url: string): boolean {
  return url.startsWith('https://') || isLoopback(url);
}

/** A demo secret, one that can be guessed, or one that is used for two things. */
function secretProblems(env: Environment): string[] {
  const owners = new Map<string, string>();
  return secretsOf(env).flatMap(({ name, typed, secret, least }) => {
    const owner = owners.get(typed);
    owners.set(typed, name);
    if (secret.includes('demo')) return [`${name}: is a demo secret`];
    if (owner) return [`${name}: must differ from ${owner}`];
    return isWeak(secret, least)
      ? [`${name}: is easy to guess; take ${least} random characters or more`]
      : [];
  });
}

/** `typed`: as in the environment; `secret`: its value. */
type Secret = { name: string; typed: string; secret: string; least: number };

function secretsOf(env: Environment): Secret[] {
  const typed = secretKeys.flatMap((name): Secret[] => {
    const secret = env[name];
    return secret === undefined ? [] : [{ name, typed: secret, secret, least: leastLengths[name] }];
  });
  const dataKeys = (env.DATA_KEYS ?? []).map(({ id, key }) => ({ name: `DATA_KEYS: ${id}`, key }));
  const index = env.DATA_INDEX_KEY ? [{ name: 'DATA_INDEX_KEY', key: env.DATA_INDEX_KEY }] : [];
  const keys = [...dataKeys, ...index].map(({ name, key }) => ({
    ...{ name, typed: key.toString('base64'), secret: key.toString('latin1'), least: dataKeyLength },
  }));
  return [...typed, ...keys];
}

const fewestDifferent = 8;

function isWeak(secret: string, least: number): boolean {
  const repeats = /^(.+?)\1+$/.test(secret);
  return secret.length < least || new Set(secret).size < fewestDifferent || repeats;
}
