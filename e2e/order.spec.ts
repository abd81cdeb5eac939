import { pdfText } from '../app/server/receipts/test-pdf-text.ts';
import { signUp } from './account-steps.ts';
import { signInByRequest } from './admin-steps.ts';
import { isAwake, noteAwake } from './awake-steps.ts';
import { atGateway, openLetter } from './giving-steps.ts';
import { buyDhoop, checkoutOf, dhoop, fillDetails, goToPay, newBuyer, thanks } from './order-steps.ts';
import { expect, test } from './site-test.ts';
import { toastAfter } from './toast.ts';

test('a guest browses, narrows, chooses a variant, buys, pays, gets the bill, and cancels before it is packed', async ({
  page,
  request,
}) => {
  const buyer = newBuyer();
  await page.goto('/all-products?category=japa&sort=price');
  await page
    .getByRole('link', { name: /Tulsi japa mala/ })
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Choose: Beads' }).getByRole('link', { name: 'Fine' }).click();
  await expect(page.locator('.product-cost')).toContainText('₹320');
  const add = page.getByRole('button', { name: 'Add to cart' });
  await toastAfter(page, 'Added to your cart', () => add.click());
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillDetails(page, buyer, 'courier');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('₹350');
  await goToPay(page);
  await expect(page.getByText('₹350.00')).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems') ?? '[]')).toBe('[]');

  const bill = page.getByRole('link', { name: /^Bill [A-Z]A\// });
  const pdf = await request.get((await bill.getAttribute('href')) ?? '');
  const paper = pdfText(await pdf.body());
  for (const words of ['Tulsi japa mala', '350.00', 'Śyāma Kumārī']) expect(paper).toContain(words);

  await page.getByText('Cancel this order').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is cancelled');
  await expect(page.getByRole('main')).toContainText('A refund of ₹350');
});

test('a guest who signs up with the same e-mail finds the order, its bill and the way to cancel it', async ({
  page,
}) => {
  const buyer = await buyDhoop(page, 'courier');
  await signUp(page, { ...buyer, name: 'Śyāma Kumārī' });

  await page.context().clearCookies({ name: /^order_/ });
  await noteAwake(page);
  await page.goto('/order-history');
  const mine = page.getByRole('row').filter({ hasText: 'Guggal dhoop cones' });
  await expect(mine).toContainText('₹140');
  await expect(mine.getByRole('link', { name: /^TA\// })).toHaveAttribute('href', /bill\.pdf$/);
  await isAwake(page);
  await mine.getByRole('link', { name: /^Cancel/ }).click();
  // The walk leads to a place within the page; its main part is named after this page all the same.
  await expect(page.getByRole('main', { name: thanks })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is cancelled');
  await page.goto('/order-history');
  await expect(mine).toContainText('Cancelled');
});

test('a visitor who only has the link sees no goods before the last four digits', async ({
  page,
  browser,
}) => {
  const buyer = await buyDhoop(page, 'pickup');
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('main')).not.toContainText('dhoop');
  await stranger.getByLabel('Last four digits of your mobile number').fill(buyer.phone.slice(-4));
  await stranger.getByRole('button', { name: 'Show my order' }).click();
  await expect(stranger.getByRole('main')).toContainText('Guggal dhoop cones');
});

test('a price that changed since the cart is said on the line', async ({ page }) => {
  await page.goto(checkoutOf({ ...dhoop, price: '99' }));
  await expect(page.getByRole('main')).toContainText('Now ₹110. It was ₹99 when you chose it.');
});

test('a price that changes during the checkout is said, and paying once more confirms it', async ({
  page,
  browser,
}) => {
  // The price stays changed: no other test buys this.
  const thing = { product: 'peacock-feather-bunch', price: '99' };
  await page.goto(checkoutOf(thing));
  await fillDetails(page, newBuyer(), 'pickup');
  await expect(page.getByRole('button', { name: `Pay ₹${thing.price}` })).toBeVisible();

  const clerk = await (await browser.newContext()).newPage();
  await signInByRequest(clerk);
  await clerk.goto(`/admin-dashboard/products/${thing.product}`);
  await clerk.getByRole('group', { name: 'Variant 1' }).getByLabel('Price').fill('123.50');
  await clerk.getByRole('button', { name: 'Save' }).click();
  await expect(clerk.getByText('Saved.')).toBeVisible();

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('alert')).toContainText('The total is now ₹123.50.');
  await expect(page.getByLabel('Full name')).toHaveValue('Śyāma Kumārī');
  await page.getByRole('button', { name: 'Pay ₹123.50' }).click();
  await atGateway(page);
  await expect(page.getByText('₹123.50')).toBeVisible();
});

test('sold out during the checkout is said before anything is paid', async ({ page, browser }) => {
  const last = { product: 'clay-mridanga', price: '5200', all: 1 };
  await page.goto(checkoutOf(last));
  await fillDetails(page, newBuyer(), 'pickup');
  const faster = await (await browser.newContext()).newPage();
  await faster.goto(checkoutOf({ ...last, quantity: last.all }));
  await fillDetails(faster, newBuyer(), 'pickup');
  await goToPay(faster);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('alert')).toContainText('this is sold out');
  await faster.goBack();
  await faster.goto(faster.url().replace('/checkout/pay/', '/status/'));
  await faster.getByText('Cancel this order').click();
  await faster.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(faster.getByRole('heading', { level: 1 })).toHaveText('This order is cancelled');
});

test('a declined payment takes nothing and can be tried again', async ({ page }) => {
  await page.goto(checkoutOf(dhoop));
  await fillDetails(page, newBuyer(), 'pickup');
  await goToPay(page);
  await page.getByRole('button', { name: /^Decline/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment did not go through');
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^Pay ₹110/ }).click();
  await atGateway(page);
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
});

test('a tab closed after paying is settled by the event alone', async ({ page, context }) => {
  const buyer = newBuyer();
  await page.goto(checkoutOf(dhoop));
  await fillDetails(page, buyer, 'pickup');
  await goToPay(page);
  await page.getByRole('button', { name: /^Pay and close the tab/ }).click();
  // A page that is closed while navigating may never report that it is closed.
  await expect(page.getByText('You may close this tab.')).toBeVisible();
  await page.close();
  await openLetter(await context.newPage(), buyer.email, /Thank you for your order/);
});
