/** One box of an MP4: its type, and where its content is. */
export type Mp4Box = { type: string; at: number; head: number; end: number };

/** The boxes between two places, as far as their sizes are valid (ISO/IEC 14496-12, 4.2). */
export function* mp4Boxes(film: Uint8Array, from: number, end: number): Generator<Mp4Box> {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  for (let at = from; at + 8 <= end; ) {
    const short = view.getUint32(at);
    const long = short === 1 && at + 16 <= end;
    const size = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const head = long ? 16 : 8;
    if (size < head || at + size > end) return;
    yield { type: String.fromCharCode(...film.subarray(at + 4, at + 8)), at, head, end: at + size };
    at += size;
  }
}

const longest = 24 * 60 * 60;

/** How long a film runs in whole seconds, at least one, by its movie header; null without one. */
export function filmSeconds(film: Uint8Array): number | null {
  const movie = firstBox(film, 0, film.length, 'moov');
  const header = movie && firstBox(film, movie.at + movie.head, movie.end, 'mvhd');
  if (!header) return null;
  const start = header.at + header.head;
  const wide = film[start] === 1;
  if (start + (wide ? 32 : 20) > header.end) return null;
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  // Version and flags, creation and modification time, the time scale, the length in that scale
  // (14496-12, 8.2.2).
  const scale = view.getUint32(start + (wide ? 20 : 12));
  const length = wide ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
  const seconds = Math.max(1, Math.round(length / scale));
  return scale > 0 && length > 0 && seconds <= longest ? seconds : null;
}

function firstBox(film: Uint8Array, from: number, end: number, type: string): Mp4Box | null {
  for (const box of mp4Boxes(film, from, end)) if (box.type === type) return box;
  return null;
}
