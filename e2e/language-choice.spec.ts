import type { Page, Request } from '@playwright/test';
import { holdScripts, isAsleep, isAwake, noteAwake, untilParsed } from './awake-steps.ts';
import { faultsOf } from './faults.ts';
import { placesOf } from './places.ts';
import { expect, test } from './site-test.ts';

// The switch of languages keeps what was typed, and a language is offered once
// (site/frame/watch-languages.ts).

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const toHindi = (page: Page) => page.getByRole('link', { name: 'हिन्दी', exact: true }).click();

/** Opens a page and waits until it has decided what to offer: whether it fetched an offer. */
async function fetchesOffer(page: Page, path: string): Promise<boolean> {
  let fetched = false;
  const note = (request: Request) => {
    fetched ||= request.url().includes('language-offer');
  };
  page.on('request', note);
  await page.goto(path);
  await page.evaluate(async () => {
    await customElements.whenDefined('temple-status');
  });
  page.off('request', note);
  return fetched;
}
const leftOver = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed'));

test('what was typed before React came stands in the same fields in Hindi, and stays', async ({ page }) => {
  await noteAwake(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/contacts', untilParsed);
  await field(page, 'name').fill('Radha Devi');
  await field(page, 'topic').selectOption({ index: 2 });
  await field(page, 'message').fill('Is there parking?');
  const topic = await field(page, 'topic').inputValue();
  await toHindi(page);
  await expect(page).toHaveURL(/\/hi\/contacts$/);
  const stands = async () => {
    await expect(field(page, 'name')).toHaveValue('Radha Devi');
    await expect(field(page, 'topic')).toHaveValue(topic);
    await expect(field(page, 'message')).toHaveValue('Is there parking?');
  };
  await stands();
  expect(await leftOver(page)).toBeNull();
  letScriptsCome();
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await stands();
});

test('a page that only asks keeps its words too, and sleeps on', async ({ page }) => {
  await page.goto('/search?q=tulasi');
  await field(page, 'q').fill('ekadasi');
  await toHindi(page);
  await expect(page).toHaveURL(/\/hi\/search\?q=tulasi$/);
  await expect(field(page, 'q')).toHaveValue('ekadasi');
  await isAsleep(page);
});

test('an awake page hands its answers on, and React counts them', async ({ page }) => {
  const path = '/donation/single-donation/food-for-life';
  await noteAwake(page);
  await page.goto(path);
  await isAwake(page);
  await page.locator('main [name="choice"][value="own"]').check();
  await field(page, 'ownAmount').fill('750');
  await field(page, 'quantity').fill('2');
  await toHindi(page);
  await expect(page).toHaveURL(`/hi${path}`);
  await isAwake(page);
  await expect(field(page, 'ownAmount')).toHaveValue('750');
  await expect(field(page, 'quantity')).toHaveValue('2');
  await expect(page.locator('.buy-bar')).toContainText('₹1,500');
  expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
});

test('fields that other answers bring are filled in too', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/tourspackages?tab=registration');
  await isAwake(page);
  await field(page, 'destination').selectOption({ index: 1 });
  const destination = await field(page, 'destination').inputValue();
  const day = field(page, 'departureId').or(field(page, 'travelDate')).first();
  await expect(day).toBeVisible();
  const isFixed = (await field(page, 'departureId').count()) > 0;
  if (isFixed) await day.selectOption({ index: 1 });
  else await day.fill('2027-03-01');
  const chosen = await day.inputValue();
  await toHindi(page);
  await expect(page).toHaveURL(/\/hi\/tourspackages/);
  await isAwake(page);
  await expect(field(page, 'destination')).toHaveValue(destination);
  await expect(field(page, isFixed ? 'departureId' : 'travelDate')).toHaveValue(chosen);
});

for (const { path, name, secret, typed } of [
  { path: '/signup', name: 'fullName', secret: 'password', typed: 'seven rivers of vraja' },
  { path: '/csr', name: 'companyName', secret: 'pan', typed: 'ABCDE1234F' },
]) {
  test(`${secret} of ${path} does not go along`, async ({ page }) => {
    await page.addInitScript(() => {
      window.name = sessionStorage.getItem('typed') ?? '';
    });
    await page.goto(path);
    await field(page, name).fill('Radha Devi');
    await field(page, secret).fill(typed);
    await toHindi(page);
    await expect(field(page, name)).toHaveValue('Radha Devi');
    await expect(page).toHaveURL(`/hi${path}`);
    await expect(field(page, secret)).toHaveValue('');
    const carried = await page.evaluate(() => window.name);
    expect(carried).toContain('Radha Devi');
    expect(carried).not.toContain(typed);
  });
}

test.describe('whose browser reads Hindi', () => {
  test.use({ locale: 'hi-IN' });
  const offer = (page: Page) => page.getByRole('link', { name: 'हिन्दी में पढ़ें' });

  test('is offered Hindi once: nothing moves, and dismissed it is gone @both', async ({ page }) => {
    await page.goto('/donate');
    await expect(offer(page)).toBeVisible();
    expect(await offer(page).evaluate((link) => link.closest('[lang]')?.getAttribute('lang'))).toBe('hi');
    expect(await faultsOf(page, '/donate')).toEqual([]);
    await expect(page).toHaveURL('/donate');
    await page.goto('/events');
    await expect(offer(page), 'it was not answered').toBeVisible();
    const beside = await placesOf(page, 'header *, main');
    await page.getByRole('button', { name: 'नहीं, धन्यवाद' }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('.languages a')).toBeFocused();
    expect(await placesOf(page, 'header *, main')).toEqual(beside);
    for (const path of ['/events', '/donate']) expect(await fetchesOffer(page, path)).toBe(false);
  });

  test('follows it with what was typed, and is not led there again', async ({ page }) => {
    await page.goto('/contacts');
    await field(page, 'name').fill('Radha Devi');
    await offer(page).click();
    await expect(page).toHaveURL(/\/hi\/contacts$/);
    await expect(field(page, 'name')).toHaveValue('Radha Devi');
    expect(await fetchesOffer(page, '/events')).toBe(false);
    await expect(page).toHaveURL('/events');
  });
});

test('who reads English is offered nothing in English, and English in Hindi', async ({ page }) => {
  const offer = page.getByRole('link', { name: 'Read in English' });
  expect(await fetchesOffer(page, '/events')).toBe(false);
  expect(await fetchesOffer(page, '/hi/events')).toBe(true);
  await expect(offer).toBeVisible();
});
