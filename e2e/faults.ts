import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** With the one rule of WCAG 2.2 AA that axe leaves out unless it is asked for; what passed is not told, which is faster. */
const asked = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations' as const] };

/** What is wrong with the page that stands there, in a line each; `as` names it. Its width is the screen's, not what a phone zooms out to. */
export async function faultsOf(page: Page, as: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const faults = await axeFaults(axeOf(page).options(asked), as);
  return [...(wider > 0 ? [`${as} is ${wider} px wider than the screen`] : []), ...faults];
}

/** Only colours differ by night. */
export async function faultsByNight(page: Page, as: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  return await axeFaults(axeOf(page).withRules('color-contrast'), `${as} in the dark`);
}

/** In the page itself: axe's other way opens a page of its own for each answer, which takes longer than the answer. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function axeFaults(axe: AxeBuilder, as: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${as} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
