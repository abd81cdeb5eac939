import { describe, expect, it } from 'vitest';
import { filmFault } from './film-tracks.ts';
import { isWholeSound } from './sound-frames.ts';
import { referenceElsewhere, testFilm, testSound } from './test-film.ts';

const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const film = (track = {}) => testFilm({ seconds: 9, track });
const without = (type: string) => {
  const made = film();
  const at = String.fromCharCode(...made).indexOf(type);
  made.set(text('free'), at);
  return made;
};

describe('a film', () => {
  it('is one with a track whose media is in it', () => {
    expect(filmFault(film())).toBeNull();
    expect(filmFault(testFilm({ seconds: 9, wide: true, words: 'x'.repeat(5_000) }))).toBeNull();
  });

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    [
      'a head with a page behind it',
      joined(film().subarray(0, 28), text('<!doctype html><script>alert(1)</script>')),
    ],
    ['a whole film with a page behind it', joined(film(), text('<!doctype html><script>alert(1)</script>'))],
    ['a film cut off in its media', film().subarray(0, -2)],
    ['a film cut off in its tables', film().subarray(0, 200)],
    ['sound alone', film({ handler: 'soun' })],
    ['a track of nothing', film({ samples: 0, rows: 0 })],
    ['a track whose media lies behind the end', film({ offset: 1_000_000 })],
    ['a track whose media lies in its head', film({ offset: 4 })],
    ['more samples than there is media', film({ samples: 2 })],
    ['more rows than a table has', film({ rows: 4_000_000_000 })],
    ['more samples than chunks', film({ rows: 0 })],
    ...['moov', 'trak', 'mdia', 'hdlr', 'minf', 'dref', 'stbl', 'stsd', 'stsc', 'stsz', 'stco', 'mdat'].map(
      (type): [string, Uint8Array] => [`a film without ${type}`, without(type)],
    ),
  ])('%s is not', (_, bytes) => expect(filmFault(bytes)).toBe('film-broken'));

  it('with media in another file is refused', () =>
    expect(filmFault(film({ reference: referenceElsewhere }))).toBe('media-elsewhere'));

  it('never throws, wherever cut or changed', () => {
    const whole = film();
    for (let at = 0; at < whole.length; at += 1) {
      filmFault(whole.subarray(0, at));
      for (const byte of [0, 1, 127, 255]) {
        const changed = Uint8Array.from(whole);
        changed[at] = byte;
        filmFault(changed);
      }
    }
  });
});

describe('a sound', () => {
  const sound = testSound();
  const id3v1 = joined(text('TAG'), new Uint8Array(125));
  it.each<[string, Uint8Array]>([
    ['frames behind a title', sound],
    ['with an old title behind them', joined(sound, id3v1)],
    ['with a tag of another program', joined(sound, apeTag())],
    ['with the last frame cut off', sound.subarray(0, -100)],
    ['filled up with zeros', joined(sound, new Uint8Array(200))],
  ])('is %s', (_, bytes) => expect(isWholeSound(bytes)).toBe(true));

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a title alone', sound.subarray(0, 25)],
    [
      'a title with a length beyond the file',
      joined(text('ID3\u0003\0\0'), new Uint8Array([1, 1, 1, 1]), sound),
    ],
    ['two frames', testSound(2)],
    ['frames and a page behind them', joined(sound, text('<!doctype html><script>alert(1)</script>'))],
    ['a page behind a title', joined(sound.subarray(0, 25), text('<!doctype html>'.repeat(200)))],
    ['one frame and noise', joined(testSound(1), new Uint8Array(3_000).fill(0xff))],
  ])('is not %s', (_, bytes) => expect(isWholeSound(bytes)).toBe(false));
});

function apeTag(): Uint8Array {
  const tag = new Uint8Array(64);
  tag.set(text('APETAGEX'));
  const view = new DataView(tag.buffer);
  view.setUint32(8, 2_000, true);
  view.setUint32(12, 32, true);
  view.setUint32(20, 0x2000_0000, true);
  return tag;
}
