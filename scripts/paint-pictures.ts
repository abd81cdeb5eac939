import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

// Paints every drawing of ui/art as the AVIF that phones get: `npx node scripts/paint-pictures.ts` after a drawing was
// added or changed. Needs Debian's chromium and imagemagick. Why phones get no SVG: docs/decisions/speed.md.
const run = promisify(execFile);
const art = path.resolve('app/ui/art');
/** Twice the width of a phone's content, and what a cropped arch on a dense screen needs. */
const width = 960;
const quality = 45;

const scratch = await mkdtemp(path.join(tmpdir(), 'mandir-art-'));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const file of (await readdir(art)).filter((name) => name.endsWith('.svg'))) {
    const svg = await readFile(path.join(art, file), 'utf8');
    const [, , wide = 0, high = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
    const size = { width, height: Math.round((width * high) / wide) };
    const page = await browser.newPage({ viewport: size });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:100vw;height:100vh;background:none}</style>${svg}`,
    );
    const png = path.join(scratch, 'picture.png');
    await page.screenshot({ path: png });
    await page.close();
    const painted = path.join(art, 'phone', file.replace(/svg$/, 'avif'));
    await run('convert', [png, '-quality', String(quality), painted]);
  }
} finally {
  await browser.close();
  await rm(scratch, { recursive: true });
}
