import sharp from 'sharp';
import { admitPicture, makePictureSizes } from '#server/media/picture-work.ts';
import { median } from '../numbers.ts';

export type PictureCost = {
  /** Bytes as a phone sends it, as it is stored, and of all its sizes together. */
  sent: number;
  stored: number;
  sizes: number;
  /** How many files it becomes. */
  files: number;
  /** Milliseconds of CPU to admit it and to make its sizes. */
  admitMs: number;
  sizesMs: number;
};

/** A photo of twelve megapixels, with the fine grain that makes a phone's photo large. */
async function photo(seed: number): Promise<Buffer> {
  const [width, height] = [4_032, 3_024];
  const scene = await sharp('public/share/hero-temple-dawn.jpg')
    .resize(width, height, { fit: 'cover' })
    .modulate({ hue: seed * 30 })
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(scene)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Medians of some photos, with the code of the side process run in this one. */
export async function costOfPictures(photos: number): Promise<PictureCost> {
  const costs: PictureCost[] = [];
  for (let seed = 0; seed < photos; seed += 1) {
    const bytes = await photo(seed);
    const begun = process.cpuUsage();
    const answer = await admitPicture(bytes);
    if (!('picture' in answer)) throw new Error('the photo was refused');
    const admitted = process.cpuUsage(begun);
    const again = process.cpuUsage();
    const files = await makePictureSizes({
      ...{ work: 'sizes', bytes: answer.picture.bytes, focalX: 50, focalY: 50 },
    });
    const sized = process.cpuUsage(again);
    costs.push({
      ...{ sent: bytes.length, stored: answer.picture.bytes.length, files: files.length + 1 },
      sizes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      admitMs: (admitted.user + admitted.system) / 1_000,
      sizesMs: (sized.user + sized.system) / 1_000,
    });
  }
  const of = (name: keyof PictureCost) => median(costs.map((cost) => cost[name]));
  return {
    ...{ sent: of('sent'), stored: of('stored'), sizes: of('sizes'), files: of('files') },
    ...{ admitMs: of('admitMs'), sizesMs: of('sizesMs') },
  };
}
