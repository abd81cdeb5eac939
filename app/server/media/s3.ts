import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '#core/media/byte-range.ts';
import { isMediaName, requireFolder, requireName } from './media-names.ts';
import { type MediaStore, MediaStoreError, type OpenedFile, type StoredFile } from './media-store.ts';
import { wholeBody } from './s3-body.ts';
import { makeS3Caller, type S3Machine } from './s3-caller.ts';
import type { S3Config } from './s3-config.ts';
import { readListing } from './s3-listing.ts';

const checksumHeader = 'x-amz-meta-sha256';
/** A Range header that a store reads as we do (core/media/byte-range.ts). */
const plainRange = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

const usual: Omit<S3Machine, 'clock'> = {
  fetch,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  patienceMs: 10_000,
};

/**
 * Stores media in a bucket of any S3-compatible object store. The bucket stays private. Files have
 * at most 50 MB, so each is sent in one request. `probe` asks whether store, bucket and keys fit.
 */
export function makeS3Store(
  config: S3Config,
  given: Pick<S3Machine, 'clock'> & Partial<S3Machine>,
): MediaStore & { probe: () => Promise<void> } {
  const machine = { ...usual, ...given };
  const call = makeS3Caller(config, machine);
  const before = config.prefix ? `${config.prefix}/` : '';
  const keyOf = (name: string): string => before + requireName(name);

  const head = async (name: string): Promise<Headers | null> => {
    if (!isMediaName(name)) return null;
    const { ok, headers } = await call({ method: 'HEAD', key: keyOf(name) });
    return ok ? headers : null;
  };

  const find: MediaStore['find'] = async (name) => {
    const headers = await head(name);
    return headers && { bytes: lengthOf(headers) };
  };

  const open = async (name: string, asked: string | undefined): Promise<OpenedFile | null> => {
    if (!isMediaName(name)) return null;
    const key = keyOf(name);
    const range = plainRange.test(asked?.trim() ?? '') ? asked?.trim() : undefined;
    const answer = await call({ method: 'GET', key, ...(range ? { headers: { range } } : {}) });
    if (answer.status === 404) return null;
    if (answer.status === 416) {
      await answer.body?.cancel();
      return { size: (await find(name))?.bytes ?? 0, range: null, body: Buffer.alloc(0) };
    }
    const part = partOf(answer);
    const { from, to } = part.range === 'all' ? { from: 0, to: part.size - 1 } : part.range;
    const version = answer.headers.get('etag');
    const reopen = async (at: number) => {
      const rest = { range: `bytes=${from + at}-${to}`, ...(version ? { 'if-match': version } : {}) };
      const again = await call({ method: 'GET', key, headers: rest });
      if (again.status !== 206) throw new MediaStoreError(`GET ${name}: changed while it was read`);
      return again.body;
    };
    const whole = { bytes: to - from + 1, reopen, patienceMs: machine.patienceMs };
    return { ...part, body: Readable.from(wholeBody(answer.body, whole), { objectMode: false }) };
  };

  const listKeys = async function* (prefix: string): AsyncGenerator<{ key: string; bytes: number }> {
    let next: string | null = '';
    while (next !== null) {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      if (next) query['continuation-token'] = next;
      const answer = await call({ method: 'GET', key: '', query });
      if (!answer.ok) throw new MediaStoreError(`the object store has no bucket ${config.bucket}`);
      const listing = readListing(await answer.text());
      yield* listing.files;
      next = listing.next;
    }
  };

  const remove = async (folder: string): Promise<void> => {
    for await (const { key } of listKeys(`${before}${requireFolder(folder)}/`))
      await call({ method: 'DELETE', key });
  };

  return {
    put: async (name, bytes) => {
      const checksum = createHash('sha256').update(bytes).digest('hex');
      const headers = { [checksumHeader]: checksum, 'content-type': 'application/octet-stream' };
      const answer = await call({ method: 'PUT', key: keyOf(name), headers, body: bytes });
      await answer.body?.cancel();
      if (!answer.ok) throw new MediaStoreError(`PUT ${name}: the object store answered ${answer.status}`);
    },
    read: async (name) => {
      const opened = await open(name, undefined);
      return opened && (Buffer.isBuffer(opened.body) ? opened.body : buffer(opened.body));
    },
    find,
    open,
    checksum: async (name) => (await head(name))?.get(checksumHeader) ?? null,
    remove,
    move: async (folder, to) => {
      const [from, target] = [`${before}${requireFolder(folder)}/`, `${before}${requireFolder(to)}/`];
      for await (const { key } of listKeys(from)) {
        const source = encodeURI(`/${config.bucket}/${key}`);
        const headers = { 'x-amz-copy-source': source };
        const copied = await call({ method: 'PUT', key: key.replace(from, target), headers });
        // A copy may fail after its answer has begun with 200 (Amazon S3 API, CopyObject).
        if (!copied.ok || /<Error>/.test(await copied.text()))
          throw new MediaStoreError(`${key}: not copied by the object store`);
        await call({ method: 'DELETE', key });
      }
    },
    list: (area) => named(listKeys(area ? `${before}${area}/` : before), before),
    probe: async () => {
      await listKeys(`${before}probe/`).next();
    },
  };
}

async function* named(
  found: AsyncGenerator<{ key: string; bytes: number }>,
  before: string,
): AsyncGenerator<StoredFile> {
  for await (const { key, bytes } of found) {
    const name = key.slice(before.length);
    if (isMediaName(name)) yield { name, bytes };
  }
}

/** Without it nobody could tell a whole file from a cut one. */
function lengthOf(headers: Headers): number {
  const length = headers.get('content-length');
  if (length === null) throw new MediaStoreError('the object store did not say how long a file is');
  return Number(length);
}

/** Which part of which size an answer carries. */
function partOf({ status, headers }: Response): { size: number; range: ByteRange | 'all' } {
  if (status !== 206) return { size: lengthOf(headers), range: 'all' };
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (!size) throw new MediaStoreError('the object store sent a part and did not say which');
  return { size: Number(size), range: { from: Number(from), to: Number(to) } };
}
