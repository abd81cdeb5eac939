import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '../media/media-store.ts';
import { uploadTag } from '../shared-cache/shared-cache.ts';
import { forbidStoring, longestUploadSeconds, type StoragePolicy } from '../shared-cache/storage-policy.ts';
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
 * ever. Where a size is not made yet the whole picture is sent instead, and not cached. Profile
 * photos and what was deleted have other names in the store, which no address can spell.
 */
export function makeUploadFiles(
  store: MediaStore,
  policy: HeaderPolicy,
  storage: StoragePolicy,
): UploadFiles {
  return {
    send: async (pathname, req, res) => {
      const [, id, file] = address.exec(pathname) ?? [];
      if (!id || !file) return false;
      const name = `${id}/${wholePicture.test(file) ? 'full.jpg' : file}`;
      const own = { name, type: typeOf(file), etag: `"${id}-${file}"`, immutable: true };
      const allow = () => storage.allow(res, longestUploadSeconds, uploadTag(id));
      if (await sendFile(store, policy, { ...own, allow }, req, res)) return true;
      if (!/\.(jpg|webp|avif)$/.test(file)) return false;
      const whole = { name: `${id}/full.jpg`, type: 'image/jpeg', etag: `"${id}-whole"`, immutable: false };
      return sendFile(store, policy, whole, req, res);
    },
  };
}

const typeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

type Sending = {
  name: string;
  type: string;
  etag: string;
  immutable: boolean;
  /** Says to a shared cache that it may keep it. */
  allow?: () => void;
};

/** False when the store has no such file. */
async function sendFile(
  store: MediaStore,
  policy: HeaderPolicy,
  { name, type, etag, immutable, allow }: Sending,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const setHeaders = (): void => {
    for (const [header, value] of policy.forData(type)) res.setHeader(header, value);
    res.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.setHeader('etag', etag);
    res.setHeader('accept-ranges', 'bytes');
    allow?.();
  };
  const isKnown = req.headers['if-none-match'] === etag;
  if (isKnown || req.method === 'HEAD') {
    const found = await store.find(name);
    if (!found) return false;
    setHeaders();
    if (isKnown) res.writeHead(304).end();
    else res.writeHead(200, { 'content-type': type, 'content-length': found.bytes }).end();
    return true;
  }
  const sameCopy = !req.headers['if-range'] || req.headers['if-range'] === etag;
  const opened = await store.open(name, sameCopy ? req.headers.range : undefined);
  if (!opened) return false;
  setHeaders();
  const { size, range, body } = opened;
  if (range === null) {
    forbidStoring(res);
    res.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return true;
  }
  const { from, to } = range === 'all' ? { from: 0, to: size - 1 } : range;
  const head = { 'content-type': type, 'content-length': to - from + 1 };
  if (range === 'all') res.writeHead(200, head);
  else res.writeHead(206, { ...head, 'content-range': `bytes ${from}-${to}/${size}` });
  if (Buffer.isBuffer(body)) res.end(body);
  else await pipeline(body, res);
  return true;
}
