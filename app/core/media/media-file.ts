import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import * as m from '#messages/admin/media.ts';

export const mediaFileKinds = ['picture', 'film', 'sound'] as const;
export type MediaFileKind = (typeof mediaFileKinds)[number];

export const mediaKindWords: Record<MediaFileKind, string> = m.kind;

/** Largest files in bytes (rule F40). */
export const mediaLimits: Record<MediaFileKind, number> = {
  picture: 8 * 1024 * 1024,
  film: 20 * 1024 * 1024,
  sound: 50 * 1024 * 1024,
};
export const largestFile = Math.max(...Object.values(mediaLimits));

/** A file is uploaded in pieces of this many bytes, the last one shorter. */
export const pieceSize = 512 * 1024;
/** How many files one may choose at once without script (rule F41). */
export const mostFiles = 10;
/**
 * The size limit of such a form: the largest single file, or ten pictures of the size that phones
 * make, which is half of the limit of one; and a little for the texts beside them.
 */
export const largestForm = Math.max(largestFile, (mediaLimits.picture / 2) * mostFiles) + 1024 * 1024;

/**
 * The most pixels of a picture before it is decoded: more is a decompression bomb, or useless on a
 * page.
 */
export const pixelLimit = 64_000_000;
/** The largest aspect ratio of a picture: a longer one is a line on every page. */
export const mostOblong = 20;
/** The longer side of a stored picture, at most. */
export const longestSide = 2_000;

/**
 * By the type detected from the content of a file, whatever its name. Anything else is refused, SVG
 * too.
 */
export const mediaTypes: Record<string, { kind: MediaFileKind; ending: string }> = {
  'image/jpeg': { kind: 'picture', ending: 'jpg' },
  'image/png': { kind: 'picture', ending: 'jpg' },
  'image/webp': { kind: 'picture', ending: 'jpg' },
  'image/avif': { kind: 'picture', ending: 'jpg' },
  'video/mp4': { kind: 'film', ending: 'mp4' },
  'audio/mpeg': { kind: 'sound', ending: 'mp3' },
};

/** For the `accept` of a file field; the server checks only the content. */
export const acceptedTypes: Record<MediaFileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  film: 'video/mp4',
  sound: 'audio/mpeg',
};

/** A file of the library. */
export type MediaFile = {
  id: string;
  kind: MediaFileKind;
  name: string;
  alt: string;
  credit: string;
  /** The name by which content uses it. */
  address: string;
  width: number | null;
  height: number | null;
  focalX: number;
  focalY: number;
  bytes: number;
  /** How long a film runs; null where unknown. */
  seconds: number | null;
  sizes: 'waiting' | 'ready' | 'failed';
  version: number;
  createdAt: Date;
};

export type MediaDetailFields = Record<'name' | 'alt' | 'credit' | 'focalX' | 'focalY', string>;
export type MediaDetails = Pick<MediaFile, 'name' | 'alt' | 'credit' | 'focalX' | 'focalY'>;

/**
 * Reads the staff's texts of a file. Alternative text is required here: this is the moment for it.
 */
export function readMediaDetails(typed: MediaDetailFields): FormOutcome<MediaDetails> {
  const form = new FormReader();
  return form.answer({
    name: form.text('name', typed.name, { min: 1, max: 120 }),
    alt: form.text('alt', typed.alt, { min: 3, max: 200 }),
    credit: form.text('credit', typed.credit, { min: 0, max: 120 }),
    focalX: form.whole('focalX', typed.focalX || '50', { min: 0, max: 100 }),
    focalY: form.whole('focalY', typed.focalY || '50', { min: 0, max: 100 }),
  });
}

/** '1:05'. */
export function lengthWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The default name of an uploaded file: its own without the extension, in plain characters. */
export function nameOfUpload(typed: string): string {
  const base = (typed.normalize('NFC').split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
  const words = base
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim();
  return [...words].slice(0, 120).join('') || 'Untitled';
}
