import { pseudoParts } from '../scripts/pseudo/pseudo-text.ts';
import { cutText } from './cut-text.ts';
import { expect, test } from './look-test.ts';
import { pageKinds } from './page-kinds.ts';

// A page of each kind with longer words: what a language that needs more room would cut off or cover
// (docs/decisions/languages.md, 'The pseudo-language').

test('with words of 140 % nothing is cut off or covered', async ({ page }) => {
  const faults: string[] = [];
  // Asleep, whatever a page wakes for: React would compare its words with those of the build.
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const path of pageKinds) {
    await page.goto(path);
    // Sent as source: the policy of a page allows no code of its own making.
    await page.evaluate(`(${lengthen})(${pseudoParts})`);
    faults.push(...(await cutText(page, path, 100, [390])));
  }
  expect(faults).toEqual([]);
});

/** Puts every text of the page into the pseudo-language. */
function lengthen(pseudo: typeof pseudoParts): void {
  // It ends in dots where there is no room: the heading has it whole.
  document.querySelector('.crumbs [aria-current]')?.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, svg, textarea'))
      node.nodeValue = pseudo([node.nodeValue ?? ''])[0] ?? '';
}
