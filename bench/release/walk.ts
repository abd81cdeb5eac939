import { openBrowser } from '../browser.ts';
import type { Fact } from '../faults/fact.ts';
import type { TestSystem } from '../faults/test-system.ts';
import { bookSevaOnce, bookStayOnce, giveOnce, type Journey, orderOnce } from '../scale/journeys.ts';

const journeys: Record<string, Journey> = {
  gift: giveOnce,
  order: orderOnce,
  seva: bookSevaOnce,
  stay: bookStayOnce,
};

let visitors = 0;

/** What a visitor does first of all, at one of the two processes alone. */
export async function walkAlone(system: TestSystem, at: 0 | 1, who: string): Promise<Fact[]> {
  system.door.only(at);
  const faults: string[] = [];
  for (const [name, journey] of Object.entries(journeys)) {
    visitors += 1;
    await journey({ url: system.door.url, gatewayUrl: system.gatewayUrl }, visitors).catch((error: unknown) =>
      faults.push(`${name}: ${String(error)}`),
    );
  }
  const { count, missing } = await readPublicPages(system.door.url);
  return [
    { what: `${who}: journeys that failed`, is: faults.length, wanted: 0, seen: faults },
    { what: `${who}: public pages that did not come`, is: missing.length, wanted: 0, seen: missing },
    { what: `${who}: public pages`, is: count, atLeast: 50 },
  ];
}

/** Every page of the site map. */
async function readPublicPages(url: string): Promise<{ count: number; missing: string[] }> {
  const browser = openBrowser(url, '10.30.1.1');
  const { html: map } = await browser.get('/sitemap.xml');
  const pages = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, page = '']) => page || '/',
  );
  const missing: string[] = [];
  for (const page of pages) {
    const { status, html } = await browser.get(page.replaceAll('&amp;', '&'));
    if (status !== 200 || !html.includes('<h1')) missing.push(`${page}: ${status}`);
  }
  return { count: pages.length, missing };
}
