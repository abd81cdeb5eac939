import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import QRCode from 'qrcode';
import { withoutPictures } from './browser.ts';
import { type GateEvent, gateEventFile, pairCodes } from './gate-event.ts';

// A camera that films two passes in turns, without end: Chromium plays a file as its camera.

const [width, height] = [640, 480];

test('the camera reads pass after pass, and knows one that it has seen', async ({ baseURL }, {
  outputDir,
}) => {
  const { valid }: GateEvent = JSON.parse(readFileSync(gateEventFile('data/e2e'), 'utf8'));
  const film = path.join(outputDir, '..', 'gate-camera.y4m');
  writeFileSync(film, filmOf([valid[20]?.token ?? '', valid[21]?.token ?? '']));
  const browser = await chromium.launch({
    ...withoutPictures,
    args: [
      ...(withoutPictures.args ?? []),
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 640 } });
  await page.goto('/gate');
  await page.getByLabel('Code').fill(pairCodes[6] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.answer')).toContainText('COME IN');
  // Both came in, each once, and the film goes on.
  await expect(page.locator('.answer')).toContainText(/Came in at .+, East gate/);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('h3:has-text("Last scans") + ul > li')).toHaveCount(2);
  await browser.close();
});

/** YUV4MPEG2: a picture of each text for four seconds, five a second. */
function filmOf(texts: readonly string[]): Buffer {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  const frames = texts.flatMap((text) => Array<Buffer>(20).fill(frameOf(text)));
  return Buffer.concat([head, ...frames]);
}

function frameOf(text: string): Buffer {
  const luma = Buffer.alloc(width * height, 200);
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const scale = 8;
  const [left, top] = [(width - modules.size * scale) / 2, (height - modules.size * scale) / 2];
  for (let y = 0; y < modules.size * scale; y += 1)
    for (let x = 0; x < modules.size * scale; x += 1) {
      const dark = modules.get(Math.floor(y / scale), Math.floor(x / scale));
      luma[(top + y) * width + left + x] = dark ? 30 : 230;
    }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
}
