/** A box of an MP4 around its content. */
function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const size = 8 + content.reduce((sum, part) => sum + part.length, 0);
  const whole = new Uint8Array(size);
  new DataView(whole.buffer).setUint32(0, size);
  whole.set(ascii(type), 4);
  let at = 8;
  for (const part of content) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function movieHeader({ seconds, wide = false }: FilmFacts): Uint8Array {
  const body = new Uint8Array(wide ? 112 : 100);
  const view = new DataView(body.buffer);
  body[0] = wide ? 1 : 0;
  view.setUint32(wide ? 20 : 12, 600);
  if (wide) view.setBigUint64(24, BigInt(Math.round(seconds * 600)));
  else view.setUint32(16, Math.round(seconds * 600));
  return box('mvhd', body);
}

type FilmFacts = { seconds: number; wide?: boolean; words?: string; track?: TrackFacts };
/** The data reference of a track: in this file. */
type TrackFacts = {
  handler?: string;
  reference?: Uint8Array;
  samples?: number;
  offset?: number;
  rows?: number;
};

const numbers = (...all: number[]) => {
  const bytes = new Uint8Array(all.length * 4);
  all.forEach((number, at) => {
    new DataView(bytes.buffer).setUint32(at * 4, number);
  });
  return bytes;
};

/** One sample in one chunk. */
function filmTrack(words: string, at: number, facts: TrackFacts): Uint8Array {
  const { handler = 'vide', reference = box('url ', numbers(1)), samples = 1, offset = at, rows = 1 } = facts;
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box('avc1', new Uint8Array(78))),
    box('stts', numbers(0, 1, samples, 600)),
    box('stsc', numbers(0, 1, 1, samples, 1)),
    box('stsz', numbers(0, 0, samples, ...Array<number>(samples).fill(words.length))),
    box('stco', numbers(0, rows, offset)),
  );
  const references = box('dinf', box('dref', numbers(0, 1), reference));
  return box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), ascii(handler), new Uint8Array(13)),
      box('minf', references, table),
    ),
  );
}

/** The data reference of a track whose media is in another file. */
export const referenceElsewhere = box('url ', numbers(0), ascii('https://evil.example/film.mp4\0'));

/** A small MP4 as a phone writes it: type, length, place, one track, and a piece of film. */
export function testFilm({ seconds, wide = false, words = 'a film', track = {} }: FilmFacts): Uint8Array {
  const place = box('udta', box('\u00a9xyz', ascii('\0\u0012\u0015\u00c7+28.6139+077.2090/')));
  const head = box('ftyp', ascii('isom\0\0\u0002\0isomiso2avc1mp41'));
  const movieAt = (at: number) =>
    box('moov', movieHeader({ seconds, wide }), filmTrack(words, at, track), place);
  const mediaAt = head.length + movieAt(0).length + 8;
  const parts = [head, movieAt(mediaAt), box('mdat', ascii(words))];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A small MP3: an ID3 header with a title, and frames of silence at 128 kbit/s, 44.1 kHz. */
export function testSound(frames = 8): Uint8Array {
  const frame = new Uint8Array(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  const title = box('TIT2', ascii('\0\u0000\0Bell')).subarray(4);
  const head = Uint8Array.from([...ascii('ID3\u0003\0\0'), 0, 0, 0, title.length, ...title]);
  return Uint8Array.from([...head, ...Array.from({ length: frames }, () => [...frame]).flat()]);
}
