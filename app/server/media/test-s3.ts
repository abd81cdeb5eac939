import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byteRangeOf } from '#core/media/byte-range.ts';
import type { S3Config } from './s3-config.ts';

/** What goes wrong with one request. */
export type S3Fault = 'silent' | '500' | 'slow-down' | 'cut-body' | 'hung-body';

type Stored = { bytes: Buffer; headers: Record<string, string> };

/**
 * A double of an S3-compatible store on a loopback port. It checks every signature with its own
 * code, the body's hash and the clock, and fails as it is told: each fault is for the next request
 * of its kind.
 */
export async function openTestS3(config: Partial<S3Config> = {}) {
  const objects = new Map<string, Stored>();
  const faults: S3Fault[] = [];
  const seen: string[] = [];
  const held = new Set<ServerResponse>();
  /** A page of a listing. */
  let mostListed = 1_000;
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(req.url ?? '', 'http://store');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    seen.push(`${req.method} ${key}`);
    res.setHeader('date', new Date(now()).toUTCString());
    const fault = faults[0];
    if (fault === 'silent' || fault === '500' || fault === 'slow-down') faults.shift();
    if (fault === 'silent') return void held.add(res);
    if (fault === '500') return refuse(res, 500, 'InternalError');
    if (fault === 'slow-down') return refuse(res, 503, 'SlowDown');
    const refusal = judge(req, body, now());
    if (refusal) return refuse(res, 403, refusal);
    if (bucket !== settings.bucket) return refuse(res, 404, 'NoSuchBucket');
    if (!key) return sendListing(res, url.searchParams);
    answer(req, res, key, body);
  });

  function answer(req: IncomingMessage, res: ServerResponse, key: string, body: Buffer): void {
    const source = req.headers['x-amz-copy-source'];
    if (req.method === 'DELETE') {
      objects.delete(key);
      res.writeHead(204).end();
    } else if (req.method === 'PUT' && typeof source === 'string') {
      const copied = objects.get(decodeURIComponent(source).split('/').slice(2).join('/'));
      if (copied) objects.set(key, copied);
      if (copied) res.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
      else refuse(res, 404, 'NoSuchKey');
    } else if (req.method === 'PUT') {
      const kept = Object.entries(req.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
      objects.set(key, { bytes: body, headers: Object.fromEntries(kept) as Record<string, string> });
      res.end();
    } else send(req, res, objects.get(key));
  }

  function send(req: IncomingMessage, res: ServerResponse, stored: Stored | undefined): unknown {
    if (!stored) return refuse(res, 404, req.method === 'HEAD' ? '' : 'NoSuchKey');
    const { bytes } = stored;
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    if (req.headers['if-match'] && req.headers['if-match'] !== etag)
      return refuse(res, 412, 'PreconditionFailed');
    const range = byteRangeOf(req.headers.range, bytes.length);
    if (range === null) return refuse(res, 416, 'InvalidRange');
    const { from, to } = range === 'all' ? { from: 0, to: bytes.length - 1 } : range;
    const part = bytes.subarray(from, to + 1);
    const head = { ...stored.headers, etag, 'content-length': part.length };
    if (range === 'all') res.writeHead(200, head);
    else res.writeHead(206, { ...head, 'content-range': `bytes ${from}-${to}/${bytes.length}` });
    if (req.method === 'HEAD') return void res.end();
    const fault = faults[0];
    if (fault !== 'cut-body' && fault !== 'hung-body') return void res.end(part);
    faults.shift();
    res.write(part.subarray(0, Math.floor(part.length / 2)), () => {
      if (fault === 'cut-body') res.destroy();
      else held.add(res);
    });
  }

  function sendListing(res: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, mostListed);
    const isCut = keys.length > page.length;
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    res.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  function judge(req: IncomingMessage, body: Buffer, at: number): string | null {
    const stamp = String(req.headers['x-amz-date'] ?? '');
    const sent = Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (!(Math.abs(sent - at) <= 15 * 60_000)) return 'RequestTimeTooSkewed';
    if (req.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    return req.headers.authorization === authorizationOf(req, stamp, settings)
      ? null
      : 'SignatureDoesNotMatch';
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: S3Config = {
    ...{ bucket: 'temple', prefix: 'site/media', region: 'ap-south-1', pathStyle: true },
    ...{ keyId: 'AKIATEST', keySecret: 'a-secret-of-the-store' },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...config,
  };
  return {
    config: settings,
    objects,
    /** 'PUT site/media/…', in their order. */
    seen,
    fail: (...next: S3Fault[]) => void faults.push(...next),
    turnClock: (ms: number) => {
      ahead = ms;
    },
    listAtMost: (count: number) => {
      mostListed = count;
    },
    close: async () => {
      for (const res of held) res.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status).end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Signature Version 4 of what arrived (Amazon S3 API Reference, 'Authorization header'). */
function authorizationOf(req: IncomingMessage, stamp: string, config: S3Config): string {
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(req.headers.authorization ?? '') ?? [];
  const url = new URL(req.url ?? '', 'http://store');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${req.headers[name]}\n`);
  const canonical = [
    ...[req.method, url.pathname, query, headers.join(''), names],
    req.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${stamp.slice(0, 8)}/${config.region}/s3/aws4_request`;
  const key = scope
    .split('/')
    .reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${config.keySecret}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${config.keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}
