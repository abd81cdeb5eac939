import { fillCart } from './giving-steps.ts';
import { expect, test } from './site-test.ts';

// Whatever the carts' storage keys hold, from an old version, another tab or a hand: pages work,
// good lines stay, the badge is a sane number, and the next donation can be added (rule R7).

const good = {
  id: 'cow-care',
  variations: 'own-50100',
  quantity: 1,
  title: 'Care for the cows',
  amount: '501',
};
const texts: [name: string, donations: string, products: string][] = [
  ['garbage', '{"[not json', '\u0000\ud800'],
  ['wrong kinds', '"a word"', '42'],
  ['null and an object', 'null', '{"id":1,"__proto__":{"x":1}}'],
  ['lines of wrong kinds', '[null,1,"x",[],{"id":{}},{"id":"a","quantity":"many"}]', '[[[[[[]]]]]]'],
  [
    'numbers that are none',
    '[{"id":"cow-care","variations":"own-50100","quantity":1e309,"amount":"1e309"}]',
    '[{"price":-1}]',
  ],
  [
    'markup',
    JSON.stringify([{ ...good, id: '<img src=x onerror=alert(1)>', title: '<script>1</script>' }]),
    '[]',
  ],
  ['a hundred thousand lines', `[${Array(100_000).fill('{"id":"x"}').join(',')}]`, '[]'],
];

test('no corrupt cart does harm', async ({ page }) => {
  await page.goto('/contacts');
  for (const [name, donations, products] of texts) {
    await page.evaluate(
      ([one, other]) => {
        localStorage.setItem('donationItems', one ?? '');
        localStorage.setItem('cartItems', other ?? '');
      },
      [donations, products],
    );
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    const badge = await page.getByRole('link', { name: /^Cart/ }).first().innerText();
    expect(Number(badge.replace(/\D/g, '') || 0), name).toBeLessThanOrEqual(50);
  }
});

test('one good line among bad ones stays, and the next donations go in', async ({ page }) => {
  await page.goto('/donation');
  await page.evaluate(
    (line) => localStorage.setItem('donationItems', JSON.stringify([null, line, { id: 7 }, 'x'])),
    {
      ...good,
      id: 'temple-construction',
      variations: 'own-110000',
      title: 'Build the new temple',
      amount: '1100',
    },
  );
  await page.goto('/cart');
  await expect(page.getByText('Build the new temple').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('donationItems', '{{{'));
  await fillCart(page);
});
