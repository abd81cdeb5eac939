import { pathIn } from '../app/core/language/languages.ts';
import { publicPages } from '../app/tests/test-public-pages.ts';
import { cutText } from './cut-text.ts';
import { faultsOf } from './faults.ts';
import { routeOf } from './route-of.ts';
import { expect, test } from './shown-page.ts';

// How every public address looks in Hindi.

/** The first address of each page is looked at whole; others of it differ in words alone. */
const addresses = publicPages().map(({ visit }) => visit);
const whole = new Set(
  [...Map.groupBy(addresses, (path) => routeOf(path)?.file).values()].map(([first]) => first),
);

for (const path of addresses) {
  test(`${path} in Hindi fits a phone, also with larger letters`, async ({ page }) => {
    await page.goto(pathIn('hi', path));
    if (whole.has(path)) expect(await faultsOf(page, path)).toEqual([]);
    expect(await cutText(page, path, 150, [390])).toEqual([]);
  });
}
