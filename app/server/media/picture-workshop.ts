import path from 'node:path';
import type { CropBox } from '#core/media/crop.ts';
import { makeSideProcess } from '../side-process.ts';

/** A picture that may be stored: re-encoded by us, without anything but the picture. */
export type AdmittedPicture = { bytes: Uint8Array; width: number; height: number };
export type PictureRefusal = 'file-broken' | 'picture-too-large' | 'picture-oblong';
export type PictureFile = { name: string; bytes: Uint8Array };

export type PictureJob =
  | { work: 'admit'; bytes: Uint8Array }
  | { work: 'sizes'; bytes: Uint8Array; focalX: number; focalY: number }
  | { work: 'crop'; bytes: Uint8Array; box: CropBox }
  | { work: 'square'; bytes: Uint8Array }
  | { work: 'share'; bytes: Uint8Array };
export type PictureAnswer =
  | { picture: AdmittedPicture }
  | { square: Uint8Array }
  | { share: Uint8Array }
  | { refused: PictureRefusal }
  | { files: PictureFile[] };

/** Decodes and encodes pictures. Throws when the work failed for another reason than the file. */
export type PictureWorkshop = {
  /** `owner`: whose share of the process it takes. */
  admit: (
    bytes: Uint8Array,
    owner: string,
  ) => Promise<{ picture: AdmittedPicture } | { refused: PictureRefusal }>;
  /** Every size and format of a stored picture, and the one for shared links. */
  makeSizes: (bytes: Uint8Array, focal: { focalX: number; focalY: number }) => Promise<PictureFile[]>;
  /** The rectangle of a stored picture that stays. */
  crop: (bytes: Uint8Array, box: CropBox) => Promise<AdmittedPicture>;
  /** The small square of a stored picture, for a profile, as JPEG. */
  makeSquare: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** The whole of a stored picture on the 1200 x 630 of a shared link, as JPEG. */
  makeShare: (bytes: Uint8Array) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/**
 * In a process of its own: decoders are native code and read what strangers' cameras and programs
 * wrote.
 */
export function makePictureWorkshop(): PictureWorkshop {
  const bench = makeSideProcess<PictureJob, PictureAnswer>({
    name: 'picture',
    file: path.join(import.meta.dirname, 'picture-process.ts'),
    room: { mostOfOne: 10, mostOfAll: 20 },
    jobsPerProcess: 200,
    longestSeconds: 60,
    heap: 192,
  });
  return {
    admit: async (bytes, owner) => {
      const answer = await bench.ask({ work: 'admit', bytes }, owner);
      if ('picture' in answer || 'refused' in answer) return answer;
      throw new Error('unexpected answer of the picture process');
    },
    makeSizes: async (bytes, focal) => {
      const answer = await bench.ask({ work: 'sizes', bytes, ...focal }, 'sizes');
      if (!('files' in answer)) throw new Error('stored picture cannot be read');
      return answer.files;
    },
    crop: async (bytes, box) => {
      const answer = await bench.ask({ work: 'crop', bytes, box }, 'crops');
      if (!('picture' in answer)) throw new Error('stored picture cannot be read');
      return answer.picture;
    },
    makeSquare: async (bytes) => {
      const answer = await bench.ask({ work: 'square', bytes }, 'squares');
      if (!('square' in answer)) throw new Error('stored picture cannot be read');
      return answer.square;
    },
    makeShare: async (bytes) => {
      const answer = await bench.ask({ work: 'share', bytes }, 'shares');
      if (!('share' in answer)) throw new Error('stored picture cannot be read');
      return answer.share;
    },
    close: bench.close,
  };
}
