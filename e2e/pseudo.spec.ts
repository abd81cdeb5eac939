import type { Page } from '@playwright/test';
import { pseudoParts } from '../scripts/pseudo/pseudo-text.ts';
import { signInByRequest } from './admin-steps.ts';
import { cutText } from './cut-text.ts';
import { pageKinds } from './page-kinds.ts';
import { expect, test } from './shown-page.ts';

// A page of each kind with longer words: what a language that needs more room would cut off or cover
// (docs/decisions/languages.md, 'The pseudo-language').

test('with words of 140 % nothing is cut off or covered', async ({ page }) => {
  const faults: string[] = [];
  await keepAsleep(page);
  for (const path of pageKinds) {
    await goInPseudo(page, path);
    faults.push(...(await cutText(page, path, 100, [390])));
  }
  expect(faults).toEqual([]);
});

test('with words of 140 % the menu and the dialogs show all they have', async ({ page }) => {
  await keepAsleep(page);
  await goInPseudo(page, '/');
  const dialogs = page.locator('dialog[id], [popover][id]');
  const ids = await dialogs.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1);
  const faults: string[] = [];
  for (const id of ids) {
    const one = page.locator(`[id="${id}"]`);
    await one.evaluate((box: HTMLDialogElement) => (box.popover ? box.showPopover() : box.showModal()));
    faults.push(...(await cutText(page, id, 100, [390])));
    await one.evaluate((box: HTMLDialogElement) => (box.popover ? box.hidePopover() : box.close()));
  }
  expect(faults).toEqual([]);
});

test('with words of 140 % the office cuts off or covers nothing', async ({ page }) => {
  await signInByRequest(page);
  await keepAsleep(page);
  const faults: string[] = [];
  for (const screen of officeScreens) {
    await goInPseudo(page, `/admin-dashboard${screen}`);
    faults.push(...(await cutText(page, screen, 100, [390])));
  }
  expect(faults).toEqual([]);
});

/** One of each kind: figures, lists, boards, forms, texts beside each other. */
const officeScreens = [
  ...['', '/stats', '/inbox', '/orders', '/orders/new', '/donation', '/donation/links/new', '/products'],
  ...['/stays', '/stays/new', '/events/create', '/settings', '/settings/contact', '/translations'],
];

/** Whatever a page wakes for: React would compare its words with those of the build. */
async function keepAsleep(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

async function goInPseudo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Sent as source: the policy of a page allows no code of its own making.
  await page.evaluate(`(${lengthen})(${pseudoParts})`);
}

/** Puts every text of the page into the pseudo-language. */
function lengthen(pseudo: typeof pseudoParts): void {
  // It ends in dots where there is no room: the heading has it whole.
  document.querySelector('.crumbs [aria-current]')?.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    // The days of an axis are Intl's.
    if (!node.parentElement?.closest('script, style, svg, textarea, .time-plot-x'))
      node.nodeValue = pseudo([node.nodeValue ?? ''])[0] ?? '';
}
