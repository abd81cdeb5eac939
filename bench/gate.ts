import '#server/node-env.ts';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import QRCode from 'qrcode';
import { build } from 'vite';
import { bootSite } from '#server/boot-site.ts';
import {
  givePasses,
  makeGateEvent,
  makePairCode,
  type TestPass,
} from '#server/passes/gate/test-gate-rows.ts';
import { chromiumPath } from '../scripts/chromium-path.ts';
import { median, percentile, printTable } from './numbers.ts';
import { startSite } from './processes.ts';

// `npm run bench:gate`: how long a steward waits for the answer with 20,000 passes on the telephone
// and a CPU slowed four times. From a pass that was read to the answer on the screen, signature,
// list and the scan on the disk included; and one look of the reader of codes at a picture, which
// comes before. With the browser's own Ed25519 and without it. docs/decisions/gate.md.

const passes = 20_000;
const shown = 100;
const slowed = 4;
const port = 3187;
const dataFolder = path.resolve(process.env.DATA_FOLDER ?? '');

const event = `bench-${Date.now()}`;
const code = (at: number) => `BENCH${event.slice(-6)}${at}`;
const server = await startSite({ port, dataFolder });
const site = await bootSite({ alongside: true });
await makeGateEvent(site.services, event, 'Janmashtami');
const given = await givePasses(
  site.services,
  event,
  Array.from({ length: passes }, () => ({})),
);
for (const at of [0, 1])
  await makePairCode(site.services, { id: `${event}-${at}`, event, gate: 1, code: code(at) });

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const rows: (string | number)[][] = [];
  for (const [at, without] of [false, true].entries()) {
    const page = await openGate(at, without);
    const times = await showAll(page, given.slice(at * shown, (at + 1) * shown));
    const name = `answer to a pass, ${without ? '@noble/ed25519' : 'WebCrypto'}`;
    rows.push([name, median(times), percentile(times, 95), Math.max(...times)]);
    if (!without) rows.push(['open again, 20,000 passes', ...(await openAgain(page))]);
    if (!without)
      rows.push(['one look at a picture with a code', ...(await lookAt(page, given[0]?.token ?? ''))]);
    await page.context().close();
  }
  printTable(`Milliseconds on a CPU slowed ${slowed} times`, ['what', 'median', 'p95', 'most'], rows);
} finally {
  await browser.close();
  await site.close();
  await server.stop();
}

async function openGate(at: number, withoutEd25519: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true });
  const page = await context.newPage();
  if (withoutEd25519)
    await page.addInitScript(() => {
      crypto.subtle.importKey = () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError'));
    });
  await page.goto(`http://localhost:${port}/gate`);
  await page.fill('#code', code(at));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.scanning');
  await page.waitForFunction(() => document.querySelector('.line')?.textContent === 'Connected, all sent');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return page;
}

/** From the last key of a reader that types to the frame after the answer. */
async function showAll(page: Page, all: readonly TestPass[]): Promise<number[]> {
  const times: number[] = [];
  for (const { token } of all) {
    const time = page.evaluate(async (text) => {
      const panel = document.querySelector('.answer');
      const answered = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          resolve();
        });
        if (panel) watch.observe(panel, { childList: true });
      });
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      for (const key of text) press(key);
      const at = performance.now();
      press('Enter');
      await answered;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (!panel?.textContent?.includes('COME IN')) throw new Error(`answered ${panel?.textContent}`);
      return performance.now() - at;
    }, token);
    times.push(await time);
  }
  return times;
}

/** Until the screen of the gate stands again. */
async function openAgain(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.reload();
    await page.waitForSelector('.scanning');
    times.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        return performance.now() - (navigation?.startTime ?? 0);
      }),
    );
  }
  return [median(times), percentile(times, 95), Math.max(...times)];
}

/** `qr` at 640 by 640, as app/gate/decoder.ts calls it. */
async function lookAt(page: Page, token: string): Promise<number[]> {
  const built = await build({
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    build: { write: false, lib: { entry: 'node_modules/qr/decode.js', formats: ['iife'], name: 'reader' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  await page.evaluate(`${output.output[0].code};globalThis.lookAtCode = reader.decodeQR ?? reader.default;`);
  const { modules } = QRCode.create(token, { errorCorrectionLevel: 'M' });
  const picture = { size: modules.size, dark: [...modules.data].map(Number) };
  const times = await page.evaluate(({ size, dark }) => {
    const side = 640;
    const scale = 8;
    const edge = (side - size * scale) / 2;
    const data = new Uint8ClampedArray(side * side * 4).fill(220);
    for (let y = 0; y < size * scale; y += 1)
      for (let x = 0; x < size * scale; x += 1)
        if (dark[Math.floor(y / scale) * size + Math.floor(x / scale)])
          data.fill(30, ((edge + y) * side + edge + x) * 4, ((edge + y) * side + edge + x) * 4 + 3);
    const look = (globalThis as unknown as { lookAtCode: (image: object, options: object) => string })
      .lookAtCode;
    return Array.from({ length: 50 }, () => {
      const at = performance.now();
      look({ data, width: side, height: side }, { timeLimit: 60 });
      return performance.now() - at;
    });
  }, picture);
  return [median(times), percentile(times, 95), Math.max(...times)];
}
