import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { chromiumPath } from '../scripts/chromium-path.ts';
import { percentile, printTable } from './numbers.ts';

// What it costs Chromium to draw the tape chart of a full house (bench/fill-house.ts) after a click:
// the time that the page's main thread works (decoding, React, style, layout, paint), and the wall
// clock from the last byte of the data to the frame, which on a shared machine counts others too. On
// a running site:
//   node bench/tape-chart.ts --url http://localhost:3000
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    nights: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '11' },
  },
});

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ baseURL: values.url, viewport: { width: 1440, height: 900 } });
  await page.goto('/admin-login');
  await page.locator('[name="email"]').fill(demoAdmin.email);
  await page.locator('[name="password"]').fill(demoAdmin.password);
  await page.locator('main button, form button').first().click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin-dashboard'));
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await inspector.send('Performance.getMetrics');
    return (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  };
  const parts = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const costs = new Map<string, number[]>([...parts, 'wall'].map((part) => [part, []]));
  let bars = 0;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await page.goto('/admin-dashboard/stays/chart?nights=14', { waitUntil: 'networkidle' });
    await page.locator('select[name="nights"]').selectOption(values.nights);
    const frame = page.evaluate(firstFrame, values.nights);
    const before = await worked();
    await page.locator('form[role="search"] .btn-strong').click();
    const times = await frame;
    const after = await worked();
    for (const part of parts) costs.get(part)?.push(after(part) - before(part));
    costs.get('wall')?.push(times.painted - times.received);
    bars = times.bars;
  }
  printTable(
    `The tape chart of ${values.nights} nights: ${bars} bars, ms`,
    ['part', 'median', 'least'],
    [...costs].map(([part, all]) => [part, percentile(all, 50), Math.min(...all)]),
  );
} finally {
  await browser.close();
}

/** Runs in the page: when the data had come, and when the chart was painted. */
function firstFrame(nights: string) {
  type Times = { received: number; painted: number; bars: number };
  return new Promise<Times>((resolve) => {
    new MutationObserver((_, observer) => {
      const chart = document.querySelector(`.tape[data-length="${nights}"]`);
      if (!chart) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const data = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.data'));
          const received = (data.at(-1) as PerformanceResourceTiming).responseEnd;
          const bars = chart.querySelectorAll('.tape-bar').length;
          resolve({ received, painted: performance.now(), bars });
        };
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
