import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { listRoutePatterns } from '#tests/test-routes.ts';
import { signInByRequest } from './admin-steps.ts';
import { adminVisits, knownPatterns } from './admin-visits.ts';
import { faultsOf } from './faults.ts';
import { expect, test } from './shown-page.ts';

// Every admin screen in the route table: full, with a search without results, and with its form
// refused. Faults are collected, so that one run shows all of them.

const cmsSections = contentKinds.map(({ name }) => name);
const part = (path: string) => path.split('/')[1] ?? '';
const walks = {
  'of the content desks': adminVisits.filter(([path]) => cmsSections.includes(part(path))),
  'of giving and shop': adminVisits.filter(([path]) =>
    ['donation', 'orders', 'products'].includes(part(path)),
  ),
  'of settings': adminVisits.filter(([path]) => part(path) === 'settings'),
};
const walked = Object.values(walks).flat();
const others = { 'besides these': adminVisits.filter((visit) => !walked.includes(visit)) };

test('the visits cover every route of the admin', () => {
  const patterns = listRoutePatterns().map(({ pattern }) => pattern);
  const ofAdmin = patterns.filter((pattern) => /^\/admin-dashboard(\/|$)/.test(pattern));
  expect(ofAdmin.sort()).toEqual([...knownPatterns].sort());
});

for (const [name, visits] of Object.entries({ ...walks, ...others })) {
  test(`every screen ${name} fits, has one heading and no accessibility fault`, async ({ page }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(30_000);
    await signInByRequest(page);
    const faults: string[] = [];
    for (const [path, { at, also = [], wrong }] of visits) {
      const first = typeof at === 'string' ? at : await at(page);
      for (const address of [first, ...also]) {
        await page.goto(address);
        // A screen whose form is refused shows the same and more.
        const refused = wrong && address === (also.at(-1) ?? first);
        if (refused) await wrong(page);
        faults.push(...(await faultsOf(page, `${path}${refused ? ' refused' : ''} (${address})`)));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('an unknown address is Page Not Found inside the admin', async ({ page }) => {
  await signInByRequest(page);
  for (const path of [
    'no-such-screen',
    'donation/single-donation/don_forged',
    'orders/ord_forged',
    'people/x',
  ]) {
    const answer = await page.goto(`/admin-dashboard/${path}`);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('.admin-side')).toBeVisible();
  }
});
