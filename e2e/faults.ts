import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/**
 * With the one rule of WCAG 2.2 AA that axe leaves out by default; passes are not reported, which
 * is faster. A letter is in a frame that runs no script, axe's neither.
 */
const options = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
  iframes: false,
};

/** What else is looked at where the page stands in one of the widths below. */
type WidthCheck = (page: Page, as: string, width: number) => Promise<string[]>;

/** The faults of the current page, a line each; `as` names it. */
export async function faultsOf(page: Page, as: string, check?: WidthCheck): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const wide = await tooWide(page, as, check);
  return [...wide, ...(await axeFaults(axeOf(page).options(options), as))];
}

/** Fails with the faults of the current page. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page, new URL(page.url()).pathname)).toEqual([]);
}

/** Only colours differ by night. */
export async function faultsByNight(page: Page, as: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return await axeFaults(axeOf(page).withRules('color-contrast'), `${as} in the dark`);
}

/** Widths of a phone, a tablet and a desktop, in px. */
const screens = [390, 768, 1440];

/**
 * Where the page is wider than the screen. Compared with the screen's width, not the one a phone
 * zooms out to.
 */
export async function tooWide(page: Page, as: string, check?: WidthCheck): Promise<string[]> {
  const faults: string[] = [];
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  for (const width of screens) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) faults.push(`${as} is ${wider} px wider than a screen of ${width} px`);
    if (check) faults.push(...(await check(page, as, width)));
  }
  await page.setViewportSize(own);
  return faults;
}

/**
 * In the page itself: axe's other way opens a new page for each result, which takes longer than the
 * check.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function axeFaults(axe: AxeBuilder, as: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${as} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
