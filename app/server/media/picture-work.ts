import sharp from 'sharp';
import type { CropBox } from '#core/media/crop.ts';
import { longestSide, mostOblong, pixelLimit } from '#core/media/media-file.ts';
import { shareAddress, sizeFormats, sizeWidths, wholeShareAddress } from '#core/media/picture-name.ts';
import { photoSide } from '#core/people/profile-photo.ts';
import type { AdmittedPicture, PictureAnswer, PictureFile, PictureJob } from './picture-workshop.ts';

// Only these decoders exist here: what another one would read (SVG, PDF, GIF, archives of formats)
// is not a picture.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// One picture at a time needs no cache, and the machine is shared with the site.
sharp.cache(false);
sharp.concurrency(1);

const decodeSeconds = 20;
const reading = { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 } as const;

/**
 * Reads a picture's header before its pixels, then re-encodes it: upright, on white, at most
 * `longestSide` long, with no metadata of any kind (a phone writes where it was).
 */
export async function admitPicture(bytes: Uint8Array): Promise<PictureAnswer> {
  try {
    const { width, height } = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
    if (width * height > pixelLimit) return { refused: 'picture-too-large' };
    if (Math.max(width, height) > mostOblong * Math.min(width, height)) return { refused: 'picture-oblong' };
    const { data, info } = await sharp(bytes, reading)
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { picture: { bytes: data, width: info.width, height: info.height } };
  } catch {
    return { refused: 'file-broken' };
  }
}

/** A rectangle of a stored picture, encoded as an admitted one is. */
export async function cropPicture(bytes: Uint8Array, box: CropBox): Promise<AdmittedPicture> {
  const { data, info } = await sharp(bytes, reading)
    .extract(box)
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

type SizesJob = Extract<PictureJob, { work: 'sizes' }>;

export async function makePictureSizes({ bytes, focalX, focalY }: SizesJob): Promise<PictureFile[]> {
  const { width, height } = await sharp(bytes, reading).metadata();
  const files: PictureFile[] = [];
  for (const size of sizeWidths(width)) {
    const resized = sharp(bytes, reading).resize(size);
    for (const format of sizeFormats) {
      const encoded =
        format === 'avif'
          ? resized.clone().avif({ quality: 52, effort: 2 })
          : format === 'webp'
            ? resized.clone().webp({ quality: 78 })
            : resized.clone().jpeg({ quality: 80, mozjpeg: true });
      files.push({ name: `${size}.${format}`, bytes: await encoded.toBuffer() });
    }
  }
  const name = nameOf(shareAddress({ id: '', width, height, focalX, focalY }));
  files.push({ name, bytes: await forSharing(bytes, { width, height, focalX, focalY }) });
  files.push({ name: nameOf(wholeShareAddress({ id: '' })), bytes: await fitForSharing(bytes) });
  return files;
}

/** What the media store calls a file: the end of its address. */
const nameOf = (address: string): string => address.split('/').at(-1) ?? '';

/** The middle of a stored picture; of a tall one its upper part, where faces are. */
export function cutSquare(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, reading)
    .metadata()
    .then(({ width, height }) => {
      const side = Math.min(width, height);
      const left = Math.round((width - side) / 2);
      const top = Math.round((height - side) / 4);
      return sharp(bytes, reading)
        .extract({ left, top, width: side, height: side })
        .resize(photoSide, photoSide)
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
    });
}

const shared = { width: 1200, height: 630 };

/** The whole picture on 1200 x 630, before itself out of focus where it is narrower or flatter. */
export async function fitForSharing(bytes: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes, reading)
    .resize(shared.width, shared.height, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(bytes, reading)
    .resize(shared.width, shared.height, { fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.5 })
    .composite([{ input: data, raw: { width, height, channels } }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

type Focal = { width: number; height: number; focalX: number; focalY: number };

/** 1200 x 630 of it, as near to the subject as its edges let. */
function forSharing(bytes: Uint8Array, { width, height, focalX, focalY }: Focal): Promise<Buffer> {
  const scale = Math.max(shared.width / width, shared.height / height);
  const cut = {
    width: Math.min(width, Math.round(shared.width / scale)),
    height: Math.min(height, Math.round(shared.height / scale)),
  };
  const start = (length: number, part: number, focal: number) =>
    Math.round(Math.min(Math.max((length * focal) / 100 - part / 2, 0), length - part));
  return sharp(bytes, reading)
    .extract({ ...cut, left: start(width, cut.width, focalX), top: start(height, cut.height, focalY) })
    .resize(shared.width, shared.height)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
