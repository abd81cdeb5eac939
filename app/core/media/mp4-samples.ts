import type { Mp4Box } from './mp4-boxes.ts';

/**
 * The boxes of a track with the places of its samples (ISO/IEC 14496-12, 8.5 to 8.7); undefined:
 * missing.
 */
export type SampleTable = Record<'kinds' | 'chunks' | 'sizes' | 'offsets', Mp4Box | undefined>;

/** A piece of a track's media: from its first byte to the one after its last. */
export type MediaChunk = { at: number; end: number };

/**
 * The places of the samples of a track, chunk by chunk; empty for a track without samples. Null
 * where a box is missing, declares more rows than fit in it, or the rows don't place every sample.
 */
export function chunksOf(film: Uint8Array, table: SampleTable): MediaChunk[] | null {
  const kinds = rowsOf(film, table.kinds, 0);
  const runs = rowsOf(film, table.chunks, 12);
  const offsets = rowsOf(film, table.offsets, table.offsets?.type === 'co64' ? 8 : 4);
  const sizes = sizesOf(film, table.sizes);
  if (!kinds?.count || !runs || !offsets || !sizes) return null;
  const { view } = offsets;
  const chunks: MediaChunk[] = [];
  let done = 0;
  let run = -1;
  let perChunk = 0;
  for (let chunk = 0; chunk < offsets.count && done < sizes.count; chunk += 1) {
    // A run begins with the chunk of its number, counted from 1, and ends before the next one.
    if (run + 1 < runs.count && view.getUint32(runs.at + (run + 1) * 12) === chunk + 1) {
      run += 1;
      perChunk = view.getUint32(runs.at + run * 12 + 4);
    }
    if (perChunk === 0) return null;
    const at =
      table.offsets?.type === 'co64'
        ? Number(view.getBigUint64(offsets.at + chunk * 8))
        : view.getUint32(offsets.at + chunk * 4);
    const samples = Math.min(perChunk, sizes.count - done);
    chunks.push({ at, end: at + sizes.sum(done, samples) });
    done += samples;
  }
  return done === sizes.count ? chunks : null;
}

type Rows = { view: DataView; at: number; count: number };

/** Version and flags, the number of rows, the rows. */
function rowsOf(film: Uint8Array, box: Mp4Box | undefined, rowSize: number): Rows | null {
  if (!box) return null;
  const at = box.at + box.head + 8;
  if (at > box.end) return null;
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const count = view.getUint32(at - 4);
  return at + count * rowSize <= box.end ? { view, at, count } : null;
}

type Sizes = { count: number; sum: (first: number, samples: number) => number };

/**
 * Version and flags, the size of all samples or 0, their number, and then the size of each
 * (8.7.3.2).
 */
function sizesOf(film: Uint8Array, box: Mp4Box | undefined): Sizes | null {
  if (!box) return null;
  const at = box.at + box.head + 12;
  if (at > box.end) return null;
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const [same, count] = [view.getUint32(at - 8), view.getUint32(at - 4)];
  if (same > 0) return { count, sum: (_, samples) => samples * same };
  if (at + count * 4 > box.end) return null;
  return {
    count,
    sum: (first, samples) => {
      let bytes = 0;
      for (let sample = first; sample < first + samples; sample += 1)
        bytes += view.getUint32(at + sample * 4);
      return bytes;
    },
  };
}
