import { mp4Boxes } from '#core/media/mp4-boxes.ts';

/**
 * Boxes of an MP4 that contain other boxes on the way to those that say where and with what it was
 * made.
 */
const parents = new Set(['moov', 'trak', 'moof', 'traf']);
/** What a camera writes about itself and its place ('©xyz', 'loci', the QuickTime keys). */
const personal = new Set(['udta', 'meta']);

/**
 * A film without its camera's metadata. Boxes are only renamed to 'free' and blanked: nothing in
 * the film moves, so its own tables still point to the right places.
 */
export function forgetPlace(film: Uint8Array): Uint8Array {
  const copy = new Uint8Array(film);
  blank(copy, 0, copy.length, 0);
  return copy;
}

function blank(film: Uint8Array, from: number, end: number, depth: number): void {
  for (const box of mp4Boxes(film, from, end)) {
    if (personal.has(box.type)) {
      film.set([0x66, 0x72, 0x65, 0x65], box.at + 4);
      film.fill(0, box.at + box.head, box.end);
    } else if (parents.has(box.type) && depth < 4) {
      blank(film, box.at + box.head, box.end, depth + 1);
    }
  }
}
