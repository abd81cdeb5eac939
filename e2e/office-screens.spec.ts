import { listRoutePatterns } from '../app/site/every-route/test-routes.ts';
import { enterOffice, expectInside, faultsOf } from './office-steps.ts';
import { knownPatterns, officeVisits, previewAddress } from './office-visits.ts';
import { expect, test } from './site-test.ts';

// Every screen of the office as the route table has it: full, searched in vain, and with its form refused. One sign-in
// and one walk; what is wrong is collected, so that one run tells all of it.

test('the walk knows every route of the office', () => {
  const patterns = listRoutePatterns().map(({ pattern }) => pattern);
  const ofOffice = patterns.filter((pattern) => /^\/admin-dashboard(\/|$)/.test(pattern));
  expect(ofOffice.sort()).toEqual([...knownPatterns].sort());
});

test('every screen of the office fits, has one heading and no accessibility fault', async ({ page }) => {
  test.setTimeout(600_000);
  await enterOffice(page);
  await expectInside(page);
  const faults: string[] = [];
  const look = async (address: string, as = address) => {
    await page.goto(address);
    faults.push(...(await faultsOf(page, as)));
  };
  for (const [path, { at, also = [], wrong }] of officeVisits) {
    await look(typeof at === 'string' ? at : await at(page), path);
    for (const other of also) await look(other);
    await wrong?.(page);
    if (wrong) faults.push(...(await faultsOf(page, `${path} refused`)));
  }
  await look(await previewAddress(page));
  expect(faults).toEqual([]);
});

test('a forged address is Page Not Found inside the office', async ({ page }) => {
  await enterOffice(page);
  await expectInside(page);
  for (const path of [
    'no-such-screen',
    'donation/single-donation/don_forged',
    'orders/ord_forged',
    'people/x',
  ]) {
    const answer = await page.goto(`/admin-dashboard/${path}`);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', { name: 'Office' })).toBeAttached();
  }
});
