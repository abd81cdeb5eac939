import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../base-services.ts';
import { MediaStoreError } from './media-store.ts';
import type { S3Config } from './s3-config.ts';

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** '' asks about the bucket. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

/** Answers with a status of 2xx, 404 or 416; throws MediaStoreError for everything else. */
export type S3Caller = (request: S3Request) => Promise<Response>;

export type S3Machine = {
  clock: Clock;
  fetch: typeof fetch;
  /** The pause before another try; tests pass one that does not wait. */
  wait: (ms: number) => Promise<void>;
  /** How long the store may take to begin an answer, and between two parts of it. */
  patienceMs: number;
};

const mostTries = 4;
/** The pause before a second try is random up to this, and doubled each time (full jitter). */
const firstPauseMs = 200;
/** A body is expected to travel at least so fast. */
const slowestBytesPerMs = 500;
/**
 * A store refuses a request whose clock is 15 minutes off; from a minute on it may be the reason.
 */
const skewMs = 60_000;

/**
 * Signed requests to the store. One that may be repeated is: after 500, 502, 503 (SlowDown), 504,
 * 429, silence or a lost line; after a refusal for the clock, once, by the store's own.
 */
export function makeS3Caller(config: S3Config, machine: S3Machine): S3Caller {
  /** What the store's clock is ahead of ours. */
  let ahead = 0;

  const send = async (request: S3Request): Promise<Response> => {
    const signed = await sign(config, request, new Date(machine.clock().getTime() + ahead));
    const patience = machine.patienceMs + (request.body?.length ?? 0) / slowestBytesPerMs;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), patience).unref();
    // After the signature: a proxy on the way may change it. Sizes are those of the stored bytes.
    signed.headers.set('accept-encoding', 'identity');
    const answer = await machine.fetch(signed.url, {
      ...{ method: request.method, headers: signed.headers, signal: late.signal, redirect: 'error' },
      ...(request.body ? { body: request.body as Uint8Array<ArrayBuffer> } : {}),
    });
    // A file is read as fast as whoever asked for it takes it (s3-body.ts).
    if (request.method === 'GET' && request.key) clearTimeout(timer);
    return answer;
  };

  /** Whether the refusal may be one for the clock; then the next try goes by the store's. */
  const followsStoreClock = (response: Response): boolean => {
    const theirs = Date.parse(response.headers.get('date') ?? '');
    const found = theirs - machine.clock().getTime();
    if (Number.isNaN(found) || Math.abs(found - ahead) < skewMs) return false;
    ahead = found;
    return true;
  };

  return async (request) => {
    const what = `${request.method} ${request.key || 'bucket'}`;
    for (let tries = 1; ; tries++) {
      const answer = await send(request).catch((cause: unknown) => new MediaStoreError(what, { cause }));
      if (answer instanceof Response) {
        if (answer.ok || answer.status === 416) return answer;
        const code = await codeOf(answer);
        if (answer.status === 404 && code !== 'NoSuchBucket') return answer;
        const mayPass = answer.status >= 500 || answer.status === 429;
        const again = mayPass || (answer.status === 403 && followsStoreClock(answer));
        if (!again || tries === mostTries)
          throw new MediaStoreError(`${what}: the object store answered ${answer.status} ${code}`);
      } else if (tries === mostTries) throw answer;
      await machine.wait(Math.random() * firstPauseMs * 2 ** (tries - 1));
    }
  };
}

async function sign(config: S3Config, { method, key, query, headers, body }: S3Request, now: Date) {
  const url = new URL(config.endpoint);
  if (!config.pathStyle) url.hostname = `${config.bucket}.${url.hostname}`;
  const base = url.pathname.replace(/\/$/, '');
  url.pathname = [base, ...(config.pathStyle ? [config.bucket] : []), key].join('/');
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  // The store compares it with what arrives: a body that was changed on its way is refused.
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  return new AwsV4Signer({
    ...{ method, url: url.toString(), service: 's3', region: config.region },
    ...{ accessKeyId: config.keyId, secretAccessKey: config.keySecret },
    headers: { ...headers, 'x-amz-content-sha256': hash },
    datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
  }).sign();
}

/** 'NoSuchKey', 'SlowDown'; '' where the answer has none. An answer to HEAD has no body. */
async function codeOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}
