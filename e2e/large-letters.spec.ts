import { cutText } from './cut-text.ts';
import { pageKinds } from './page-kinds.ts';
import { expect, test } from './shown-page.ts';

// A page of each kind as readers with weak eyes have it (docs/decisions/elders.md).

for (const prefix of ['', '/hi']) {
  test(`with letters of 200 % nothing is cut off or covered${prefix && ' in Hindi'}`, async ({ page }) => {
    const faults: string[] = [];
    for (const path of pageKinds) {
      await page.goto(path === '/' ? prefix || '/' : `${prefix}${path}`);
      faults.push(...(await cutText(page, path)));
    }
    // The sizes of the button, by which the header folds in other ways.
    for (const percent of [125, 150]) faults.push(...(await cutText(page, `${percent} %`, percent)));
    expect(faults).toEqual([]);
  });
}
