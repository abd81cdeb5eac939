import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { MediaStore } from '../media/media-store.ts';
import { byteRangeOf } from './byte-range.ts';
import type { HeaderPolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};

const address = /^\/uploads\/([0-9a-f]{32})\/([a-z0-9-]{1,40}\.(?:jpg|webp|avif|mp4|mp3))$/;
/** The whole picture, whatever size and focal point its name gives. */
const wholePicture = /^[1-9]\d*x[1-9]\d*-(?:0|[1-9]\d*)-(?:0|[1-9]\d*)\.jpg$/;

export type UploadFiles = {
  /** Answers when the path names a file of the media library; false when it does not. */
  send: (path: string, req: IncomingMessage, res: ServerResponse) => Promise<boolean>;
};

/**
 * The files of the media library. An address has the hash of its content, so it may be cached for
 * ever. Where a size is not made yet the whole picture is sent instead, and not cached.
 */
export function makeUploadFiles(store: MediaStore, policy: HeaderPolicy): UploadFiles {
  return {
    send: async (pathname, req, res) => {
      const [, id, file] = address.exec(pathname) ?? [];
      if (!id || !file) return false;
      const stored = await store.read(`${id}/${wholePicture.test(file) ? 'full.jpg' : file}`);
      if (stored) {
        sendBytes(stored, { type: typeOf(file), etag: `"${id}-${file}"`, immutable: true, policy }, req, res);
        return true;
      }
      const whole = /\.(jpg|webp|avif)$/.test(file) ? await store.read(`${id}/full.jpg`) : null;
      if (!whole) return false;
      sendBytes(whole, { type: 'image/jpeg', etag: `"${id}-whole"`, immutable: false, policy }, req, res);
      return true;
    },
  };
}

const typeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

type Sending = { type: string; etag: string; immutable: boolean; policy: HeaderPolicy };

function sendBytes(
  bytes: Buffer,
  { type, etag, immutable, policy }: Sending,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  for (const [name, value] of policy.forData(type)) res.setHeader(name, value);
  res.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('etag', etag);
  res.setHeader('accept-ranges', 'bytes');
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304).end();
    return;
  }
  const sameCopy = !req.headers['if-range'] || req.headers['if-range'] === etag;
  const range = sameCopy ? byteRangeOf(req.headers.range, bytes.length) : 'all';
  if (range === null) {
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = range === 'all' ? bytes : bytes.subarray(range.from, range.to + 1);
  const head = { 'content-type': type, 'content-length': part.length };
  if (range === 'all') res.writeHead(200, head);
  else res.writeHead(206, { ...head, 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` });
  res.end(req.method === 'HEAD' ? undefined : part);
}
