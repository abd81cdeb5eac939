import { type Mp4Box, mp4Boxes } from './mp4-boxes.ts';
import { chunksOf, type SampleTable } from './mp4-samples.ts';

/** Cameras write one or a few; each row of a table is looked up in each of them. */
const mostMedia = 100;

export type FilmRefusal = 'film-broken' | 'media-elsewhere';

/**
 * Why an MP4 is not a self-contained film, null if it is: boxes that don't fill it to its last
 * byte, no video track, tables that point outside its own media, a track whose media is in another
 * file (ISO/IEC 14496-12). Fragmented films (8.8), a streaming format, are refused.
 */
export function filmFault(film: Uint8Array): FilmRefusal | null {
  const boxes = boxesIn(film, 0, film.length);
  const movie = boxes.filter(({ type }) => type === 'moov');
  const [only] = movie;
  const media = boxes.filter(({ type }) => type === 'mdat');
  if (!only || movie.length > 1 || media.length > mostMedia) return 'film-broken';
  const inside = childrenOf(film, only);
  // 'rmra': QuickTime's list of films elsewhere.
  if (inside.some(({ type }) => type === 'rmra')) return 'media-elsewhere';
  const tracks = inside.filter(({ type }) => type === 'trak').map((trak) => readTrack(film, trak, media));
  if (tracks.includes('media-elsewhere')) return 'media-elsewhere';
  if (tracks.includes('film-broken')) return 'film-broken';
  return tracks.includes('pictures') ? null : 'film-broken';
}

function readTrack(
  film: Uint8Array,
  trak: Mp4Box,
  media: readonly Mp4Box[],
): FilmRefusal | 'pictures' | 'other' {
  const inside = childrenOf(film, child(film, trak, 'mdia'));
  const information = find(inside, 'minf');
  const handler = find(inside, 'hdlr');
  const references = child(film, child(film, information, 'dinf'), 'dref');
  const table = child(film, information, 'stbl');
  if (!handler || !references || !table) return 'film-broken';
  const elsewhere = liesElsewhere(film, references);
  if (elsewhere !== false) return elsewhere ? 'media-elsewhere' : 'film-broken';
  const chunks = chunksOf(film, sampleTable(film, table));
  const whole = chunks?.every(({ at, end }) =>
    media.some((box) => at >= box.at + box.head && end <= box.end),
  );
  if (!chunks || !whole) return 'film-broken';
  const kind = text(film, handler.at + handler.head + 8, handler.end);
  return kind === 'vide' && chunks.length > 0 ? 'pictures' : 'other';
}

/**
 * Whether one of a track's references names another file (8.7.2: flag 1 means this one); null: not
 * readable.
 */
function liesElsewhere(film: Uint8Array, references: Mp4Box): boolean | null {
  const start = references.at + references.head;
  if (start + 8 > references.end) return null;
  const view = new DataView(film.buffer, film.byteOffset, film.byteLength);
  const entries = boxesIn(film, start + 8, references.end);
  if (entries.length === 0 || entries.length !== view.getUint32(start + 4)) return null;
  return entries.some(({ at, head, end }) => at + head + 4 > end || !((film[at + head + 3] ?? 0) & 1));
}

function sampleTable(film: Uint8Array, table: Mp4Box): SampleTable {
  const inside = childrenOf(film, table);
  return {
    kinds: find(inside, 'stsd'),
    chunks: find(inside, 'stsc'),
    sizes: find(inside, 'stsz'),
    offsets: find(inside, 'stco') ?? find(inside, 'co64'),
  };
}

/** The boxes between two places; none where they don't fill it. */
function boxesIn(film: Uint8Array, from: number, end: number): Mp4Box[] {
  const boxes = [...mp4Boxes(film, from, end)];
  return boxes.at(-1)?.end === end ? boxes : [];
}

function childrenOf(film: Uint8Array, box: Mp4Box | undefined): Mp4Box[] {
  return box ? boxesIn(film, box.at + box.head, box.end) : [];
}

function child(film: Uint8Array, box: Mp4Box | undefined, type: string): Mp4Box | undefined {
  return find(childrenOf(film, box), type);
}

function find(boxes: readonly Mp4Box[], type: string): Mp4Box | undefined {
  return boxes.find((box) => box.type === type);
}

function text(film: Uint8Array, at: number, end: number): string {
  return at + 4 <= end ? String.fromCharCode(...film.subarray(at, at + 4)) : '';
}
