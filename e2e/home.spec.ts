import type { Page } from '@playwright/test';
import { isAwake, noteAwake } from './awake-steps.ts';
import { withPictures } from './browser.ts';
import { expect, test } from './site-test.ts';

test.use({ launchOptions: withPictures });

// The home page on a phone: docs/rules/site.md, S27.

const screen = 844;
/** The page may be 8,500 px long, of which the footer has 620. */
const most = 8_500 - 620;

test.use({ viewport: { width: 390, height: screen } });

/** Sections far below are laid out when they come near: every one is passed once. */
async function passThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

type Shift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
type ShiftWindow = Window & { shifts?: string[] };

/** In the page: what moved, from where to where, for as long as it is open. */
function noteShifts(): void {
  const shifts: string[] = [];
  (window as ShiftWindow).shifts = shifts;
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { startTime, sources } of list.getEntries() as Shift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        if (!(node instanceof Element)) continue;
        const name = `${node.tagName}.${node.className}`;
        shifts.push(`${Math.round(startTime)} ms: ${name} ${place(previousRect)} -> ${place(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const inPage = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: top + scrollY, height };
    });

test('a phone sees the home page in ten screens, and the first cause within three', async ({ page }) => {
  await page.goto('/');
  await passThrough(page);
  expect((await inPage(page, 'main')).height).toBeLessThanOrEqual(most);
  expect((await inPage(page, '.arcade li')).top).toBeLessThanOrEqual(3 * screen);
  expect((await inPage(page, '.today-card')).height).toBeLessThanOrEqual(340);
  await expect(page.locator('.discover li')).toHaveCount(6);
  const years = await inPage(page, '.years');
  expect(years.height).toBeLessThanOrEqual(260);
});

test('no section moves while a first visitor waits', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await page.goto('/', { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(() => (window as ShiftWindow).shifts);
  expect(shifts?.filter((shift) => shift.includes('SECTION'))).toEqual([]);
});

test('who comes back sees the day first, before anything moves', async ({ page }) => {
  const day = page.getByRole('region', { name: 'Darshan and times today' });
  await noteAwake(page);
  await page.goto('/');
  expect((await day.boundingBox())?.y).toBeGreaterThan(screen);
  await page.evaluate(() => localStorage.setItem('firstVisit', String(Date.now() - 5 * 3_600_000)));
  await page.addInitScript(noteShifts);
  await page.reload();
  const first = await day.boundingBox();
  expect(first?.y).toBeLessThan(screen / 4);
  await expect(day.getByRole('link', { name: /Darshan/ })).toBeInViewport();
  await expect(page.locator('.today-next')).toBeInViewport();
  await isAwake(page);
  expect(await day.boundingBox()).toEqual(first);
  expect(await page.evaluate(() => (window as ShiftWindow).shifts)).toEqual([]);
});

for (const width of [961, 1024, 1100, 1101, 1160]) {
  test(`at ${width} px no menu needs a second row, and the holy name stands in one line @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const folded = width <= 1100;
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: folded });
    const menus = page.getByRole('navigation', { name: 'Main' }).locator('.top');
    const tops = await menus.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(folded ? 0 : 6);
    expect(new Set(tops).size).toBe(folded ? 0 : 1);
    expect(await page.locator('h1 em').evaluate((name) => name.getClientRects().length)).toBe(1);
    await expect(page.getByRole('link', { name: 'Become a Member' })).toBeInViewport();
  });
}
