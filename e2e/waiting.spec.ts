import { holdScripts, isAwake, noteAwake, untilParsed } from './awake-steps.ts';
import { atGateway, beginDonation, expectThanks, newDonor } from './giving-steps.ts';
import { expect, test } from './site-test.ts';

test('the bar at the foot of a phone steps aside while one reads on', async ({ page }) => {
  await page.goto('/blogs');
  const donate = page.locator('.afloat').getByRole('button', { name: 'Donate Now' });
  await expect(donate).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect(donate).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(donate).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(donate).toBeInViewport();
});

test('a slow page shows a skeleton, and then itself from its top', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/blogs');
  await isAwake(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/single-blog\/.*\.data/, async (route) => {
    await asked;
    await route.continue();
  });
  await page
    .getByRole('link', { name: /Read/ })
    .or(page.locator('a[href*="/blogs/single-blog/"]'))
    .first()
    .click();
  await expect(page.getByText('Loading the page')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByText('Loading the page')).toHaveCount(0);
});

test('a choice made before hydration counts in all that depends on it', async ({ page }) => {
  await noteAwake(page);
  const letDonateCome = await holdScripts(page);
  await page.goto('/donate', untilParsed);
  await page.getByText('₹5,100', { exact: true }).click();
  letDonateCome();
  await isAwake(page);
  await expect(page.getByRole('button', { name: 'Give ₹5,100' })).toBeVisible();

  const letToursCome = await holdScripts(page);
  await page.goto('/tourspackages?tab=registration', untilParsed);
  await page.getByLabel('Destination').selectOption('govardhan-parikrama');
  await page.getByLabel('Departure').selectOption('govardhan-parikrama-1');
  letToursCome();
  await isAwake(page);
  await expect(page.getByLabel('Departure').getByText('Holy Sites')).toHaveCount(0);
  await expect(page.getByLabel('Departure')).toHaveValue('govardhan-parikrama-1');
  const letDaysCome = await holdScripts(page);
  await page.goto('/tourspackages?tab=registration', untilParsed);
  await page.getByLabel('Destination').selectOption('customized-spiritual-retreats');
  await page.getByLabel('Travel date').fill('2027-03-01');
  letDaysCome();
  await isAwake(page);
  await expect(page.getByLabel('Departure')).toHaveCount(0);
  await expect(page.getByLabel('Travel date')).toHaveValue('2027-03-01');
});

test('every donation that was added before hydration is in the cart, each once', async ({ page }) => {
  await noteAwake(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/donation', untilParsed);
  const add = page.getByRole('button', { name: /^Add .+ to the donation cart$/ });
  await add.nth(0).click();
  await add.nth(1).click();
  await add.nth(1).click();
  letScriptsCome();
  await isAwake(page);
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('2');
});

test('after a failed payment one chooses how to go on: nothing is sent by itself, and what is paid elsewhere not asked for again', async ({
  page,
  context,
}) => {
  await noteAwake(page);
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Decline/ }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹1,602');
  const pay = page.getByRole('button', { name: 'Pay ₹1,602' });
  await expect(pay).toBeEnabled();
  await expect(pay).not.toHaveAttribute('aria-busy', 'true');
  await expect(
    page.getByText('The last try did not go through. The bank declined it. Nothing was taken'),
  ).toBeVisible();
  await pay.click();
  await atGateway(page);
  await page.goBack();
  await expect(pay).toBeVisible();
  await expect(page).toHaveURL(/\/donation-checkout\/pay\//);
  await isAwake(page);
  const path = new URL(page.url()).pathname;

  // Paid elsewhere meanwhile: a page from the browser's cache checks again before it offers to pay.
  const elsewhere = await context.newPage();
  await elsewhere.goto(path);
  await atGateway(elsewhere);
  await elsewhere.getByRole('button', { name: /^Pay now/ }).click();
  await expectThanks(elsewhere);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectThanks(page);
});

test('a form reached by Back is the same donation, not a second one', async ({ page }) => {
  await noteAwake(page);
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expectThanks(page);
  const { pathname } = new URL(page.url());
  await page.evaluate(() => history.go(-3));
  const pay = page.getByRole('button', { name: 'Pay ₹1,602' });
  await expect(page).toHaveURL(/donation-checkout\?/);
  await isAwake(page);
  await pay.click();
  await expectThanks(page);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a failed payment that the bank grants after all is thanked for without a reload', async ({ page }) => {
  await beginDonation(page, newDonor());
  await page.getByRole('button', { name: /^Decline/ }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay ₹1,602' }).click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay in a UPI app/ }).click();
  await expect(page.getByRole('main')).toContainText('wait a minute: this page looks again by itself');
  await expectThanks(page);
});

test('the keyboard begins in the main part of a page that came without a reload', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/donation');
  await isAwake(page);
  await page.locator('main h3 a[href^="/donation/single-donation/"]').first().press('Enter');
  await expect(page).toHaveURL(/single-donation/);
  await expect(page.locator('main')).toBeFocused();
});
