import type { ServerResponse } from 'node:http';
import type { SharedCacheConfig } from './shared-cache-config.ts';

/**
 * What answers say to a shared cache (RFC 9213): every answer says `no-store`, but those that are
 * the same for everybody. Browsers read `Cache-Control` as before. Nothing is said where no cache
 * stands in front.
 */
export type StoragePolicy = {
  isOn: boolean;
  /** For every answer, before it is known what it is. */
  forbid: (res: ServerResponse) => void;
  /** For one that is the same for everybody. */
  allow: (res: ServerResponse, seconds: number, tag: string) => void;
  /** The same as a list of headers. */
  headers: (seconds: number, tag: string) => [string, string][];
  /** The headers of what is stored nowhere. */
  forbidden: [string, string][];
};

/**
 * The longest that a shared cache may keep a page, or a file of the media library, in seconds: what
 * remains of a change of which it was not told, or of a file that was deleted.
 */
export const longestPageSeconds = 60;
export const longestUploadSeconds = 3_600;

/** Of an answer that said it may be stored, before it was known that it is none of the file. */
export function forbidStoring(res: ServerResponse): void {
  res.setHeader('cache-control', 'no-store');
  if (res.hasHeader('cdn-cache-control')) res.setHeader('cdn-cache-control', 'no-store');
}

const nothing: StoragePolicy = {
  isOn: false,
  forbid: () => {},
  allow: () => {},
  headers: () => [],
  forbidden: [],
};

export function makeStoragePolicy(config: SharedCacheConfig | null): StoragePolicy {
  if (!config) return nothing;
  const tagHeader = config.purge?.kind === 'cloudflare' ? 'cache-tag' : 'surrogate-key';
  const headers: StoragePolicy['headers'] = (seconds, tag) => [
    ['cdn-cache-control', `max-age=${seconds}`],
    [tagHeader, tag],
  ];
  const forbidden: [string, string][] = [['cdn-cache-control', 'no-store']];
  return {
    isOn: true,
    headers,
    forbidden,
    forbid: (res) => {
      for (const [name, value] of forbidden) res.setHeader(name, value);
    },
    allow: (res, seconds, tag) => {
      for (const [name, value] of headers(seconds, tag)) res.setHeader(name, value);
      // It is of this request alone.
      res.removeHeader('x-request-id');
    },
  };
}
