import { expectThanks, newDonor } from './giving-steps.ts';
import { press, signInAsEditor, tabTo, typeInto } from './keyboard-steps.ts';
import { expect, test } from './site-test.ts';
import { toastAfter } from './toast.ts';
import { stayWhenAsked } from './unsaved-steps.ts';

// No mouse and no finger: everything is reached by Tab and pressed by Enter, Space and the arrow
// keys.

test('a donation by keyboard alone: from the home page to the gateway’s pay page and back', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  const donor = newDonor();
  await page.goto('/');
  if (isMobile) {
    await press(page, page.getByRole('button', { name: 'Menu' }));
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await press(page, sheet.locator('summary', { hasText: 'Donation' }));
    await press(page, sheet.getByRole('link', { name: 'All donations' }));
    await expect(sheet).toBeHidden();
  } else {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await press(page, menu.locator('summary[aria-label="Donation pages"]'));
    await press(page, menu.getByRole('link', { name: 'All donations' }));
  }
  await expect(page).toHaveURL('/donation');

  // A refused amount: the focus is in its field, which shows the problem.
  const card = page.getByRole('form', { name: 'Give to Food for Life' });
  const own = card.getByLabel('Your own amount in rupees');
  const add = card.getByRole('button', { name: 'Add Food for Life to the donation cart' });
  await tabTo(page, card.getByRole('radio', { checked: true }));
  // The arrow keys go along the amounts, the last of which is one's own.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('radio', { name: 'Other' })).toBeFocused();
  await typeInto(page, own, '2');
  await press(page, add);
  await expect(own).toBeFocused();
  await expect(own).toHaveAccessibleDescription(/^Enter an amount/);
  await typeInto(page, own, '501');
  await toastAfter(page, 'Food for Life', () => press(page, add));
  await expect(add).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: /^Cart/ }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Donation Cart Items' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'One more' }));
  await press(page, page.getByRole('link', { name: 'Donate now' }));

  await press(page, page.getByRole('button', { name: 'Pay ₹1,002' }));
  const problems = page.getByRole('alert');
  await expect(problems).toBeFocused();
  await press(page, problems.getByRole('link', { name: /who the donor is/ }));
  const citizen = page.getByLabel('A citizen of India');
  await expect(citizen).toBeFocused();
  await page.keyboard.press('Space');
  // A link to a field loses nothing: neither the donation nor the other problems. A corrected field
  // keeps the focus.
  await expect(problems).toBeVisible();
  await expect(citizen).toBeFocused();
  await typeInto(page, page.getByLabel('Full name'), donor.name);
  await typeInto(page, page.getByLabel('Mobile number'), donor.phone);
  await typeInto(page, page.getByLabel('E-mail (optional)'), donor.email);
  await press(page, page.getByLabel('This gift is from my own funds'), 'Space');
  await press(page, page.getByRole('button', { name: 'Pay ₹1,002' }));

  await press(page, page.getByRole('button', { name: /^Pay now/ }));
  await expectThanks(page);
});

test('the focus survives what is removed: a line of the cart, the panel of a day', async ({ page }) => {
  await page.goto('/donation');
  const add = page.getByRole('button', { name: 'Add Food for Life to the donation cart' });
  await toastAfter(page, 'Food for Life', () => press(page, add));
  await page.goto('/cart');
  await press(page, page.getByRole('button', { name: 'Delete: Food for Life' }));
  await expect(page.getByRole('main', { name: 'Cart' })).toBeFocused();
  await expect(page.getByText('Your cart is empty.')).toBeAttached();

  await page.goto('/calender?date=2026-11-21&view=list');
  await press(
    page,
    page.getByRole('region', { name: /21 November 2026/ }).getByRole('link', { name: 'Close' }),
  );
  await expect(page.locator('.cal-as-list [data-date="2026-11-21"]')).toBeFocused();
});

test('the admin by keyboard alone: found, put in order, changed, left and saved', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsEditor(page);

  const list = 'Teachers';
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type(list);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Found: Screens/)).toBeAttached();
  await press(page, page.getByRole('main').getByRole('link', { name: list, exact: true }));
  await expect(page.getByRole('main', { name: list })).toBeFocused();

  const down = page.getByRole('button', { name: /^Move .* down$/ }).first();
  const name = /^Move (.*) down$/.exec((await down.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await press(page, down);
  await expect(page.getByText(`${name} is now 2 of`)).toBeAttached();
  await expect(page.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  const up = page.getByRole('button', { name: `Move ${name} up` });
  await tabTo(page, up, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is now 1 of`)).toBeAttached();
  // At the end of the list the button is inert, and keeps the focus.
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cms-words > a').first()).toHaveText(name);

  await tabTo(page, page.getByRole('link', { name, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'A line about them' });
  await typeInto(page, field, 'Sings before the deities');
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: list }),
    'Shift+Tab',
  );
  await stayWhenAsked(page, () => page.keyboard.press('Enter'));
  await expect(field).toHaveValue('Sings before the deities');
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await expect(page.locator('.notice.good')).toBeFocused();
  // After saving there is no prompt: an unexpected one would be dismissed, and the page stay.
  await tabTo(page, page.getByRole('link', { name: `All ${list.toLowerCase()}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: list })).toBeFocused();
});

test('the text editor by keyboard alone: its toolbar is one stop, its prompts end where they began, Tab leaves', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsEditor(page);
  await page.goto('/admin-dashboard/blogs/create-blog');
  await expect(page.locator('.rich.is-awake')).toBeVisible();
  const paper = page.getByRole('textbox', { name: 'Text' });
  const bar = page.getByRole('toolbar', { name: 'Text' });

  await tabTo(page, bar.getByRole('button', { name: 'Heading', exact: true }));
  await page.keyboard.press('Enter');
  await expect(paper).toBeFocused();
  await page.keyboard.type('Lamps');
  await page.keyboard.press('Enter');
  await tabTo(page, bar.getByRole('button', { name: 'Heading', exact: true }), 'Shift+Tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'List', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paper).toBeFocused();
  await page.keyboard.type('Oil');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Wick');
  await page.keyboard.press('Tab');
  await expect(paper).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(paper).toBeFocused();
  await page.keyboard.press('Control+]');
  await expect(paper.getByRole('heading', { level: 2 })).toHaveText('Lamps');
  await expect(paper.locator('ul > li > ul > li')).toHaveText('Wick');

  // A prompt that is closed without an answer changes nothing.
  const link = bar.getByRole('button', { name: 'Link', exact: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const where = page.getByLabel('Where it leads');
  await expect(where).toBeFocused();
  await page.keyboard.type('/donate');
  await press(page, page.getByRole('button', { name: 'Close', exact: true }));
  await expect(where).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(paper.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(where).toBeFocused();
  await page.keyboard.type('/donate');
  await page.keyboard.press('Enter');
  await expect(paper).toBeFocused();
  await expect(paper.getByRole('link', { name: '/donate' })).toBeVisible();
  await expect(paper.locator('ul > li > ul > li')).toHaveText('Wick/donate');
});
