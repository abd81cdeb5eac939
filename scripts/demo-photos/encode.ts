import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

// Rendered pictures as the four files of ui/photos (README.md beside this file):
// `npx node scripts/demo-photos/encode.ts FOLDER [NAME …]`
const [folder = '', ...chosen] = process.argv.slice(2);
const photos = path.resolve('app/ui/photos');
/** The widest of 780 stays below 35 KB: it is the largest paint of the darshan page on phones. */
const avif = { quality: 34, effort: 2, chromaSubsampling: '4:2:0' };

const all = (await readdir(folder)).filter((file) => file.endsWith('.png'));
for (const name of all.map((file) => path.basename(file, '.png'))) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const sized = (width: number) =>
    sharp(path.join(folder, `${name}.png`)).resize({ width, height: Math.round((width * 5) / 4) });
  for (const width of [480, 780, 960])
    await sized(width)
      .avif(avif)
      .toFile(path.join(photos, `${name}-${width}.avif`));
  await sized(720)
    .webp({ quality: 62 })
    .toFile(path.join(photos, `${name}-720.webp`));
}
