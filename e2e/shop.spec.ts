import { isAwake, noteAwake } from './awake-steps.ts';
import { expect, test } from './site-test.ts';
import { toastAfter } from './toast.ts';

// The shop up to the checkout: browse, filter, choose a variant, add it, and what the cart shows of
// it later.

const cartLink = /^Cart/;
const line = (instead: Record<string, unknown> = {}) => ({
  ...{ id: 'tulsi-japa-mala', variations: 'tulsi-japa-mala-fine', quantity: 2, price: '320', amount: '320' },
  ...{ name: 'Tulsi japa mala (Fine)', image: 'shop-beads' },
  ...instead,
});

test('browse, narrow, choose a variant, cart: by the names a visitor sees', async ({ page, isMobile }) => {
  await noteAwake(page);
  await page.goto('/shop');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Japa and neck beads/ })
    .click();
  await expect(page.getByText('4 products')).toBeVisible();
  const more = page.getByText('Search, price and order');
  if (isMobile || (await more.isVisible())) await more.click();
  await isAwake(page);
  await page.getByLabel('Order').selectOption('price');
  await expect(page).toHaveURL(/category=japa&sort=price/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Counter beads for rounds',
  );

  await page
    .getByRole('link', { name: /Tulsi japa mala/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulsi japa mala, 108 beads');
  await page.getByRole('navigation', { name: 'Choose: Beads' }).getByRole('link', { name: 'Fine' }).click();
  await expect(page).toHaveURL(/variantId=tulsi-japa-mala-fine/);
  await expect(page.locator('.product-cost')).toContainText('₹320');
  await page.getByRole('button', { name: 'One more' }).click();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await toastAfter(page, 'Added to your cart', () => add.click());

  await page.getByRole('link', { name: cartLink }).first().click();
  await expect(page.getByRole('heading', { name: 'Cart Items', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shop order' })).toContainText('MRP discount₹0');
  await expect(page.getByRole('region', { name: 'Shop order' }).locator('.g')).toContainText('₹640');
  await page.reload();
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(page.getByRole('region', { name: 'Shop order' }).locator('.g')).toContainText('₹320');
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    /product=tulsi-japa-mala&variant=tulsi-japa-mala-fine&quantity=1/,
  );
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('the cart says what changed: a tampered price, too many, sold out, gone; and keeps what was there', async ({
  page,
}) => {
  await page.goto('/cart');
  await page.evaluate(
    (lines) => localStorage.setItem('cartItems', JSON.stringify(lines)),
    [
      line({ price: '1', amount: '1' }),
      line({
        id: 'clay-mridanga',
        variations: 'clay-mridanga',
        quantity: 3,
        price: '5200',
        name: 'Clay mridanga',
      }),
      line({
        id: 'chaitanya-charitamrita-set',
        variations: 'chaitanya-charitamrita-set-hindi',
        name: 'Sri Caitanya-caritamrta',
        price: '4500',
      }),
      line({ id: 'no-longer', variations: 'x', name: 'An old thing' }),
      { id: 7, quantity: -1 },
    ],
  );
  await page.reload();
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Tulsi japa mala')).toContainText('Now ₹320. It was ₹1 when you chose it.');
  await expect(row('Clay mridanga')).toContainText('Only 1 left. Lower the quantity to go on.');
  await expect(row('Caitanya')).toContainText('Out of stock just now.');
  await expect(row('An old thing')).toContainText('This item is no longer available.');
  await expect(page.getByRole('region', { name: 'Shop order' }).locator('.g')).toContainText('₹640');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'));
  expect(stored.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2, 3, 2, 2]);
  await page.evaluate(() => localStorage.clear());
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a variant is a link, the PIN code is answered, and a wrong quantity is refused', async ({ page }) => {
    await page.goto('/shop/single-product/bhagavad-gita-as-it-is');
    await page.getByRole('link', { name: 'Hindi', exact: true }).click();
    await page.getByRole('link', { name: 'Large', exact: true }).click();
    await expect(page.locator('.product-cost')).toContainText('₹300');
    await page.getByLabel('Delivery to your PIN code').fill('201015');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Ghaziabad and Noida')).toBeVisible();
    await page.getByLabel('How many: Bhagavad-gita As It Is').last().fill('99');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await expect(page.getByText('Enter a whole number from 1 to 10.').first()).toBeVisible();
  });
});
