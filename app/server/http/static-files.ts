import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Language } from '#core/language/languages.ts';
import { byteRangeOf } from '#core/media/byte-range.ts';
import { filesTag } from '../shared-cache/shared-cache.ts';
import { forbidStoring, type StoragePolicy } from '../shared-cache/storage-policy.ts';
import { acceptedEncoding, type Encoding } from './encodings.ts';
import type { HeaderPolicy } from './security-headers.ts';
import { readStyleSheets, type StyleSheets } from './style-sheets.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

const yearSeconds = 31_536_000;
const hourSeconds = 3_600;

type StaticFile = { type: string; etag: string; copies: Map<Encoding, Buffer>; immutable: boolean };
export type StaticFiles = {
  /** Answers when the path names a file of the build; false when it does not. */
  send: (path: string, req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
  sheets: StyleSheets;
  /**
   * The address of app/page-elements.ts in a language; null where nothing was built (development).
   */
  elements: (language: Language) => string | null;
};

/**
 * The files of the client builds; what two languages share has one name. Their names are listed
 * once at start, so that a path from outside is only ever looked up in a table and never joined to
 * a folder. Bytes and their compressed copies, which the build made, are cached from the first use
 * on.
 */
export function indexStaticFiles(
  folders: Map<Language, string>,
  policy: HeaderPolicy,
  storage: StoragePolicy,
  former: string | null = null,
): StaticFiles {
  const files = new Map<string, () => Promise<StaticFile>>();
  const elements = new Map<Language, string>();
  const enter = (folder: string, name: string): void => {
    const type = types[path.extname(name)];
    if (!type) return;
    files.set(
      `/${name}`,
      once(() => load(folder, name, type)),
    );
  };
  // Of the builds before, for pages that are open (scripts/former-assets.ts): today's come over
  // them.
  if (former) for (const name of listFiles(former)) enter(former, name);
  for (const [language, folder] of folders) {
    for (const name of listFiles(folder)) {
      enter(folder, name);
      if (/^assets\/page-elements-[\w-]+\.js$/.test(name)) elements.set(language, `/${name}`);
    }
  }
  return {
    sheets: new Map([...folders.values()].flatMap((folder) => [...readStyleSheets(folder)])),
    elements: (language) => elements.get(language) ?? null,
    send: async (pathname, req, res) => {
      const file = await files.get(pathname)?.().catch(nullWhenMissing);
      if (!file) return false;
      storage.allow(res, file.immutable ? yearSeconds : hourSeconds, filesTag);
      sendFile(file, req, res, policy);
      return true;
    },
  };
}

function sendFile(file: StaticFile, req: IncomingMessage, res: ServerResponse, policy: HeaderPolicy): void {
  for (const [name, value] of policy.forData(file.type)) res.setHeader(name, value);
  res.setHeader(
    'cache-control',
    file.immutable ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${hourSeconds}`,
  );
  res.setHeader('etag', file.etag);
  if (file.copies.size > 1) res.setHeader('vary', 'Accept-Encoding');
  if (req.headers['if-none-match'] === file.etag) {
    res.writeHead(304).end();
    return;
  }
  const wanted = acceptedEncoding(req.headers['accept-encoding']);
  const encoding = file.copies.has(wanted) ? wanted : 'identity';
  const bytes = file.copies.get(encoding) ?? Buffer.alloc(0);
  if (/^(video|audio)\//.test(file.type)) {
    sendInParts(file, bytes, req, res);
    return;
  }
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.writeHead(200, { 'content-type': file.type, 'content-length': bytes.length });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/**
 * A film or sound: whole, or the requested part. A part of an older copy is no use: then the whole
 * again.
 */
function sendInParts(file: StaticFile, bytes: Buffer, req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('accept-ranges', 'bytes');
  const sameCopy = !req.headers['if-range'] || req.headers['if-range'] === file.etag;
  const range = sameCopy ? byteRangeOf(req.headers.range, bytes.length) : 'all';
  if (range === null) {
    forbidStoring(res);
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = range === 'all' ? bytes : bytes.subarray(range.from, range.to + 1);
  const head = { 'content-type': file.type, 'content-length': part.length };
  if (range === 'all') res.writeHead(200, head);
  else res.writeHead(206, { ...head, 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` });
  res.end(req.method === 'HEAD' ? undefined : part);
}

async function load(folder: string, name: string, type: string): Promise<StaticFile> {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  const copies = new Map<Encoding, Buffer>([['identity', bytes]]);
  if (existsSync(`${file}.br`)) copies.set('br', await readFile(`${file}.br`));
  if (existsSync(`${file}.gz`)) copies.set('gzip', await readFile(`${file}.gz`));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { type, etag, copies, immutable: name.startsWith('assets/') };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** After a rebuild under the running site: the file no longer exists, which is no error of ours. */
function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** A failure is not cached: the disk may be well again at the next request. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
