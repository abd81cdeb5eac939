import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from './site-test.ts';

/** Minified: less than half of what a page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Passes are not reported, which is faster. A letter is in a frame that runs no script, axe's
 * neither.
 */
const brief: RunOptions = { resultTypes: ['violations'], iframes: false };
/** With the one rule of WCAG 2.2 AA that axe leaves out by default. */
const everything: RunOptions = { ...brief, rules: { 'target-size': { enabled: true } } };
const contrast: RunOptions = { ...brief, runOnly: ['color-contrast'] };

/** What else is looked at where the page stands in one of the widths below. */
type WidthCheck = (page: Page, as: string, width: number) => Promise<string[]>;

/** The faults of the current page, a line each; `as` names it. */
export async function faultsOf(page: Page, as: string, check?: WidthCheck): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const wide = await tooWide(page, as, check);
  return [...wide, ...(await lostLinks(page, as)), ...(await axeFaults(page, everything, as))];
}

/** What the summary of a refused form leads to, and is not there. */
async function lostLinks(page: Page, as: string): Promise<string[]> {
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[role="alert"] a[href^="#"]')]
      .map((link) => decodeURIComponent(link.hash.slice(1)))
      .filter((id) => !document.getElementById(id)),
  );
  return lost.map((id) => `${as}: the summary leads to #${id}, which is nowhere`);
}

/** Fails with the faults of the current page. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page, new URL(page.url()).pathname)).toEqual([]);
}

/** Only colours differ by night. */
export async function faultsByNight(page: Page, as: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  return await axeFaults(page, contrast, `${as} in the dark`);
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

/** What stands around `main`, as this process has already asked axe about it. */
const framesAsked = new Set<string>();

async function axeFaults(page: Page, asked: RunOptions, as: string): Promise<string[]> {
  // Read once a page, since it is two thirds of a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const frame = `${JSON.stringify(asked)} ${await page.evaluate(readFrame)}`;
  const around = framesAsked.has(frame) ? 'main' : 'html';
  framesAsked.add(frame);
  const violations = await violationsIn(page, around, asked);
  if (!violations) throw new Error(`${as}: axe did not run`);
  return violations.map(({ id, nodes }) => `${as} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** In the page: all markup but that of `main` and scripts, and without React's generated ids. */
function readFrame(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('head, script, template, main > *')) part.remove();
  return `${innerWidth} ${copy.outerHTML.replace(/_[rR]_[0-9a-zA-Z]+_/g, '')}`;
}

function violationsIn(page: Page, around: string, asked: RunOptions) {
  return page.evaluate(
    async ([within, run]) => {
      // What is laid out only when it comes near has the height of an estimate until then: measured so,
      // a section would stand over the next one.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(whole);
      const found = await (window as Window & { axe?: typeof axe }).axe?.run(within, run);
      document.adoptedStyleSheets.pop();
      return found?.violations;
    },
    [around, asked] as const,
  );
}
