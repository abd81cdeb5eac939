import '#server/node-env.ts';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumPath } from '../scripts/chromium-path.ts';
import { median, printTable } from './numbers.ts';
import { startSite } from './processes.ts';

// npm run lighthouse: mobile with simulated throttling, median of three, on the pages that every
// donor visits and those that most people read; `npm run lighthouse -- /history /events` checks
// these alone. Needs Debian's Chromium. Prints every audit that costs a page its 100.

const site = { port: 3184, dataFolder: path.resolve('data/lighthouse') };
const walked = [
  '/',
  '/donation',
  '/cart',
  '/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=',
  '/history',
  '/blogs/single-blog/why-we-greet-tulasi-before-sunrise',
  '/events/single-event/sunday-love-feast',
  '/darshan',
  '/sevas',
];
const chosen = process.argv.slice(2);
const pages = chosen.length > 0 ? chosen : walked;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const rounds = 3;

type Found = {
  scores: number[];
  lcp: number;
  blocked: number;
  cls: number;
  bytes: number;
  /** Lighthouse's measure of the machine: blocking times of slow ones are longer. */
  machine: number;
  faults: string[];
};

const running = await startSite(site);
const chrome = await launch({
  chromePath: chromiumPath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
try {
  const rows: (string | number)[][] = [];
  const faults = new Set<string>();
  const machines: number[] = [];
  for (const page of pages) {
    const found: Found[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await look(page));
    const [fast = 0, ...others] = categories.map((_, at) =>
      median(found.map(({ scores }) => scores[at] ?? 0)),
    );
    const lcp = median(found.map((each) => each.lcp));
    rows.push([
      page.split('?')[0] ?? page,
      ...[fast, ...others].map((score) => String(Math.round(score * 100))),
      String(Math.round(lcp)),
      String(Math.round(median(found.map((each) => each.blocked)))),
      median(found.map(({ cls }) => cls)).toFixed(3),
      String(Math.round(median(found.map(({ bytes }) => bytes)) / 1024)),
    ]);
    machines.push(...found.map(({ machine }) => machine));
    for (const each of found) for (const fault of each.faults) faults.add(`${page.split('?')[0]}: ${fault}`);
  }
  const names = ['page', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'KiB'];
  printTable('Lighthouse mobile, simulated, medians of three', names, rows);
  console.log(`benchmark index of this machine: ${Math.round(median(machines))}`);
  for (const fault of faults) console.log(`- ${fault}`);
} finally {
  chrome.kill();
  await running.stop();
}

async function look(page: string): Promise<Found> {
  const result = await lighthouse(`http://127.0.0.1:${site.port}${page}`, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${page}`);
  const { lhr } = result;
  const refs = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return {
    scores: categories.map((name) => lhr.categories[name]?.score ?? 0),
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blocked: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    machine: lhr.environment.benchmarkIndex,
    cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: lhr.audits['total-byte-weight']?.numericValue ?? Number.NaN,
    faults: refs
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  };
}
