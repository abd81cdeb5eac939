/** Fewer frames are no sound: a twentieth of a second. */
const leastFrames = 3;

/**
 * Whether an MP3 is frames of sound from its first byte to its last, except for the tags that
 * programs write before, between and after them; a last frame may be cut off, as recorders leave it
 * (ISO/IEC 11172-3 and 13818-3, id3.org).
 */
export function isWholeSound(sound: Uint8Array): boolean {
  let frames = 0;
  let first: FrameHead | null = null;
  for (let at = 0; at < sound.length; ) {
    const tag = tagSize(sound, at);
    if (tag > 0) {
      at += tag;
      if (at > sound.length) return false;
      continue;
    }
    const head = readHead(sound, at);
    if (!head || (first && !isAlike(first, head))) return frames >= leastFrames && isBlank(sound, at);
    first ??= head;
    frames += 1;
    at += head.bytes;
  }
  return frames >= leastFrames;
}

type FrameHead = { version: number; layer: number; rate: number; bytes: number };

/** In thousands of bits a second, by the four bits of the header (11172-3, 2.4.2.3). */
const bitrates = {
  first: {
    1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  later: {
    1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const;
const rates = [44_100, 48_000, 32_000];

function readHead(sound: Uint8Array, at: number): FrameHead | null {
  const [one = 0, two = 0, three = 0] = sound.subarray(at, at + 3);
  if (one !== 0xff || (two & 0xe0) !== 0xe0) return null;
  // 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5; 1 is invalid. Layers count down from 3.
  const version = (two >> 3) & 3;
  const layer = (4 - ((two >> 1) & 3)) as 1 | 2 | 3 | 4;
  const fullRate = rates[(three >> 2) & 3];
  if (version === 1 || layer === 4 || fullRate === undefined) return null;
  const kilobits = bitrates[version === 3 ? 'first' : 'later'][layer][(three >> 4) - 1];
  if (kilobits === undefined) return null;
  const rate = version === 3 ? fullRate : fullRate / (version === 2 ? 2 : 4);
  const padding = (three >> 1) & 1;
  const eighths = layer === 3 && version !== 3 ? 72 : 144;
  const bytes =
    layer === 1
      ? (Math.floor((12_000 * kilobits) / rate) + padding) * 4
      : Math.floor((eighths * 1_000 * kilobits) / rate) + padding;
  return { version, layer, rate, bytes };
}

/** Frames of one sound differ in bitrate only. */
function isAlike(one: FrameHead, other: FrameHead): boolean {
  return one.version === other.version && one.layer === other.layer && one.rate === other.rate;
}

/** The length in bytes of a tag that begins here; 0 for none. */
function tagSize(sound: Uint8Array, at: number): number {
  const word = String.fromCharCode(...sound.subarray(at, at + 8));
  const [, , , , , flags = 0, ...size] = sound.subarray(at, at + 10);
  if (word.startsWith('ID3') && size.length === 4 && size.every((byte) => byte < 0x80)) {
    return 10 + size.reduce((sum, byte) => sum * 128 + byte, 0) + (flags & 0x10 ? 10 : 0);
  }
  if (word.startsWith('TAG') && sound.length - at === 128) return 128;
  if (word === 'APETAGEX' && at + 32 <= sound.length) {
    const view = new DataView(sound.buffer, sound.byteOffset + at, 32);
    // The size excludes the header; a flag marks a tag with one.
    return view.getUint32(12, true) + (view.getUint32(20, true) & 0x2000_0000 ? 32 : 0);
  }
  return 0;
}

/** Some recorders pad with zeros. */
function isBlank(sound: Uint8Array, at: number): boolean {
  return sound.subarray(at).every((byte) => byte === 0);
}
