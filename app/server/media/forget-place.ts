/** Boxes of an MP4 that hold other boxes on the way to those that say where and with what it was made. */
const parents = new Set(['moov', 'trak', 'moof', 'traf']);
/** What a camera writes about itself and its place ('©xyz', 'loci', the QuickTime keys). */
const personal = new Set(['udta', 'meta']);

/**
 * A film without what its camera noted. Boxes are only renamed to 'free' and blanked: nothing in the film moves, so its
 * own tables still point to the right places.
 */
export function forgetPlace(film: Uint8Array): Uint8Array {
  const copy = new Uint8Array(film);
  blank(copy, 0, copy.length, 0);
  return copy;
}

function blank(film: Uint8Array, from: number, end: number, depth: number): void {
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  for (let at = from; at + 8 <= end; ) {
    const short = view.getUint32(at);
    const long = short === 1 && at + 16 <= end;
    const size = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short;
    const head = long ? 16 : 8;
    if (size < head || at + size > end) return;
    const type = String.fromCharCode(...film.subarray(at + 4, at + 8));
    if (personal.has(type)) {
      film.set([0x66, 0x72, 0x65, 0x65], at + 4);
      film.fill(0, at + head, at + size);
    } else if (parents.has(type) && depth < 4) {
      blank(film, at + head, at + size, depth + 1);
    }
    at += size;
  }
}
