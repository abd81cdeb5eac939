import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { windowPaintings } from '../app/ui/art/pictures.ts';
import { chromiumPath } from './chromium-path.ts';

// Paints every drawing of ui/art as the AVIF that phones get: `npx node scripts/paint-pictures.ts`
// after a drawing was added or changed. Needs Debian's chromium. Why phones get no SVG:
// docs/decisions/speed.md.
const art = path.resolve('app/ui/art');
/** Twice the width of a phone's content, and the width of a cropped arch on a dense screen. */
const width = 960;
/**
 * The slowest encoder: a third fewer bytes than a quick one at the same distance from the drawing.
 */
const encoding = { quality: 32, effort: 9, chromaSubsampling: '4:2:0' };
/**
 * The carved window of the home page shows only their middle (ui/styles/arch.css: .jharokha .view).
 */
const throughWindow = windowPaintings.map((name) => `${name}.svg`);
const windowSize = { width: 640, height: 758 };
/** Of the ornaments only the one with hundreds of petals, at twice the width of the hero's. */
const lotuses = { name: 'lotus-cluster', size: { width: 660, height: 218 } };

/** The drawing fills the size and is cut at its sides. */
async function paint(svg: string, size: { width: number; height: number }, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: size });
  const cut = svg.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${cut}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  await sharp(picture)
    .avif(encoding)
    .toFile(path.join(art, 'phone', `${name}.avif`));
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  for (const file of (await readdir(art)).filter((name) => name.endsWith('.svg'))) {
    const svg = await readFile(path.join(art, file), 'utf8');
    const [, , wide = 0, high = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    await paint(svg, { width, height: Math.round((width * high) / wide) }, file.replace('.svg', ''));
    if (throughWindow.includes(file)) await paint(svg, windowSize, file.replace('.svg', '-window'));
  }
  await paint(
    await readFile(path.join(art, 'ornaments', `${lotuses.name}.svg`), 'utf8'),
    lotuses.size,
    lotuses.name,
  );
} finally {
  await browser.close();
}
