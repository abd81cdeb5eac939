import { bootSite } from '#server/boot-site.ts';
import { type App, loadApp } from '#server/http/app-loader.ts';
import { makePurchaseKey } from '#server/http/keyed-page.ts';
import { makeBarePage } from './bare-page.ts';
import { openDemoSession } from './demo-cookies.ts';
import { median, printTable } from './numbers.ts';

const warmUp = 200;
const batch = 50;

/** Pages that cannot be cached: personal ones and those with endless parameter values. */
const pages = [
  '/signin',
  '/donation-checkout?cause=food-for-life&type=&quantity=1&amount=1103',
  '/profile',
  '/donation-history',
];

/**
 * Processor time of one rendering of each page, without any cache, beside the site that is running;
 * in turns with a bare page of React Router that has as many elements.
 */
export async function benchRender(batches: number): Promise<void> {
  const site = await bootSite({ alongside: true });
  const app = await loadApp(site.services, { development: false });
  const cookie = await openDemoSession(site.services, 'viewer@temple.example', 'site');
  const rows: (string | number)[][] = [];
  for (const page of pages) {
    const ask = () => askApp(app, site.services.config.publicUrl + page, cookie);
    const first = await ask();
    if (first.status !== 200) throw new Error(`${page} answered ${first.status}`);
    const bare = makeBarePage(await first.text());
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let count = 0; count < warmUp; count += 1) await Promise.all([read(ask), read(bare)]);
    for (let number = 0; number < batches; number += 1) {
      ours.push(await cost(ask));
      theirs.push(await cost(bare));
    }
    rows.push([page, median(ours), median(theirs), median(ours) / median(theirs), '<= 1.5']);
  }
  await site.close();
  const names = ['page', 'ms a page', 'bare page', 'ratio', 'goal'];
  printTable('Uncached rendering, CPU of the whole process', names, rows);
}

function askApp(app: App, address: string, cookie: string): Promise<Response> {
  const own = /\/(profile|donation-history)$/.test(address);
  const request = new Request(address, { headers: own ? { cookie } : {} });
  const facts = {
    language: 'en' as const,
    requestId: 'bench',
    scriptMark: 'bench',
    trouble: { error: null },
    queueOwner: 'bench',
  };
  const leaf = app.match?.(new URL(address).pathname).leaf ?? '';
  return app.handle(request, { ...facts, leaf, purchaseKey: makePurchaseKey() });
}

async function read(ask: () => Promise<Response>): Promise<void> {
  await (await ask()).arrayBuffer();
}

/** Milliseconds of CPU of one response. */
async function cost(ask: () => Promise<Response>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < batch; count += 1) await read(ask);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / batch;
}
