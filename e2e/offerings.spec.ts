import { atGateway, expectThanks, fillCheckout, newDonor } from './giving-steps.ts';
import { expect, test } from './site-test.ts';
import { toastAfter } from './toast.ts';

// From the pages on which something is given for a day, or by the piece, to the checkout.

test('plates for a birthday arrive at the checkout with their sum and their day', async ({ page }) => {
  await page.goto('/fooddonation');
  await page.getByText('Another number').click();
  await page.getByLabel('Your own number of plates').fill('7');
  const day = await page.getByLabel('For the day').getAttribute('max');
  await page.getByLabel('For the day').fill(day ?? '');
  await page.getByRole('button', { name: 'Give ₹350' }).click();
  await expect(page).toHaveURL(/donation-checkout/);
  await expect(page.getByRole('complementary', { name: 'Your offering' })).toContainText('₹350');
  await expect(page.getByLabel('For the day')).toHaveValue(day ?? '');
});

test('an offering repeats its amount on the button and arrives at the checkout', async ({ page }) => {
  await page.goto('/Offeringpage');
  await page.getByLabel('A marigold garland').check();
  const day = page.getByRole('textbox', { name: 'For the day' });
  await day.fill((await day.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: 'Offer for ₹151' }).click();
  await expect(page.getByRole('complementary', { name: 'Your offering' })).toContainText('₹151');
});

test('the address in a letter of reminder fills in the plates for a day', async ({ page }) => {
  await page.goto('/fooddonation/for-a-day?plates=20&inNameOf=Radha&occasion=Birthday&sevaDate=nonsense');
  await expect(page.getByRole('heading', { level: 1, name: 'Plates for your day' })).toBeVisible();
  await expect(page.getByLabel('For the day')).toHaveValue('');
  await page.getByRole('button', { name: 'Give ₹1,000' }).click();
  await expect(page).toHaveURL(/donation-checkout/);
  await expect(page.getByLabel('In the name of')).toHaveValue('Radha');
  await expect(page.getByLabel('Occasion')).toHaveValue('Birthday');
});

test('parts of the temple are counted up and given together', async ({ page }) => {
  await page.goto('/temple-construction/donate');
  await page.getByText('Bricks', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'How many: 100 bricks' }).fill('1');
  await page.getByLabel('Any other amount').fill('1100');
  await expect(page.getByText('₹1,850').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('complementary', { name: 'Your offering' })).toContainText('₹1,850');
});

test('a donation type carries the name of its cause from the cart to the paid donation', async ({ page }) => {
  const donor = newDonor();
  await page.goto('/donation/single-donation/food-for-life');
  const form = page.getByRole('form', { name: 'Give to Food for Life' });
  await form.getByRole('radio', { name: /20 full meals/ }).check();
  const add = form.getByRole('button', { name: 'Add to cart' });
  await toastAfter(page, 'Food for Life', () => add.click());
  await page.goto('/cart');
  const title = 'Food for Life: 20 full meals';
  await expect(page.getByRole('main')).toContainText(title);
  await page.getByRole('link', { name: 'Donate now' }).click();
  await fillCheckout(page, donor);
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expectThanks(page);
  await expect(page.getByRole('main')).toContainText(title);
});

test('a toast leaves the panel of the offering in sight @desktop', async ({ page }) => {
  await page.goto('/donation');
  const cards = page.locator('.causes').getByRole('article');
  await cards.last().scrollIntoViewIfNeeded();
  const add = cards.filter({ hasText: 'Festival seva' }).getByRole('button', { name: 'Add' });
  const right = await toastAfter(page, 'Festival seva', () => add.click());
  const panel = await page.getByRole('complementary', { name: 'Your offering' }).boundingBox();
  expect(right).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual(panel?.x ?? 0);
});

test('a card has no hole between its words and its amounts @desktop', async ({ page }) => {
  await page.goto('/donation');
  const gaps = await page.locator('.cause form').evaluateAll((forms) =>
    forms.map((form) => {
      const above = form.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return form.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps.length).toBeGreaterThan(4);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(24);
});
