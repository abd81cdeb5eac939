import type { Readable } from 'node:stream';
import type { ByteRange } from '#core/media/byte-range.ts';

/**
 * Where the bytes of uploaded files are: a folder (disk.ts) or an object store (s3.ts). Names are
 * ours (media-names.ts). Nothing of it is public by itself: the site sends what may be seen. Throws
 * MediaStoreError while the store cannot answer.
 */
export type MediaStore = {
  /** Whole or not at all; an existing name is overwritten. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (name: string) => Promise<Buffer | null>;
  /** Its size in bytes; null when there is none. */
  find: (name: string) => Promise<{ bytes: number } | null>;
  /** The part of a file that a Range header asks for; null when there is no such file. */
  open: (name: string, range: string | undefined) => Promise<OpenedFile | null>;
  /** The SHA-256 of a stored file in hex; null when there is none, or the store was not told. */
  checksum: (name: string) => Promise<string | null>;
  /** Everything in a folder. Nothing happens when there is none. */
  remove: (folder: string) => Promise<void>;
  /**
   * Everything in a folder to another, over what has the same name there. Safe to repeat after it
   * broke off.
   */
  move: (folder: string, to: string) => Promise<void>;
  /** Every file, or those of one area. */
  list: (area?: 'bin') => AsyncIterable<StoredFile>;
};

export type StoredFile = { name: string; bytes: number };

export type OpenedFile = {
  /** Of the whole file, in bytes. */
  size: number;
  /** What `body` holds; null, with an empty body, where the range lies outside the file. */
  range: ByteRange | 'all' | null;
  body: Buffer | Readable;
};

/** The store cannot answer now; the same may well succeed later. Its message names no secret. */
export class MediaStoreError extends Error {
  override name = 'MediaStoreError';
}
