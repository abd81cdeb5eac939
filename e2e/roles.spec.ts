import type { Browser, Page } from '@playwright/test';
import { enterAdmin, expectInside } from './admin-steps.ts';
import { expectNoFault } from './faults.ts';
import { buyDhoop } from './order-steps.ts';
import { expect, test } from './site-test.ts';

// A day's work of each role, signed in as that role alone. The accounts' day is accounts.spec.ts,
// the owner's admin.spec.ts, the volunteer's content.spec.ts.

/** A day in Ghaziabad, so many days from now, as a date field takes it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);
const mark = () => `${process.pid}-${Date.now().toString(36)}`;

/** The role, in a browser of its own. */
async function signedInAs(browser: Browser, baseURL: string | undefined, role: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enterAdmin(page, `${role}@temple.example`);
  await expectInside(page);
  return page;
}

test('the seva staff sees who comes, and cancels for somebody who called', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const name = 'Kunti Devi';
  await page.goto('/sevas');
  await page.getByRole('link', { name: 'In-person Seva' }).click();
  const form = page.getByRole('form', { name: 'In-person Seva' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Seva', { exact: true }).selectOption('Flower Decoration');
  await form.getByLabel('Day of your visit').fill(dayFromNow(5));
  await form.getByLabel('Mobile number').fill('98765 43210');
  await form.getByRole('button', { name: 'Book the in-person seva' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seva is booked');

  const clerk = await signedInAs(browser, baseURL, 'seva-desk');
  await clerk.getByRole('link', { name: /^Sevas, next 7 days/ }).click();
  await expect(clerk).toHaveURL(/bookings\?kind=seva/);
  const booking = clerk.getByRole('row').filter({ hasText: name });
  await expect(booking).toContainText('Flower Decoration');
  await expectNoFault(clerk);
  await booking.getByText('Cancel', { exact: true }).last().click();
  await booking.getByRole('button', { name: 'Yes, free the place' }).click();
  await expect(clerk.getByRole('main')).toContainText('The booking is cancelled');
  await expect(booking).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seva is cancelled');
  await clerk.context().close();
});

test('the guest-house staff answers an inquiry for a stay', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `stay-${mark()}@example.org`;
  await page.goto('/stay');
  const form = page.getByRole('form', { name: 'Booking inquiry' });
  await form.getByLabel('Name').fill('Sudama Das');
  await form.getByLabel('Mobile number').fill('98765 43211');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Room', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Check-in').fill(dayFromNow(3));
  await form.getByLabel('Check-out').fill(dayFromNow(5));
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send the inquiry' }).click();
  const answer = page.getByRole('status').first();
  await expect(answer).toContainText(/REQ-/);
  const [reference] = /REQ-[\w-]+/.exec((await answer.textContent()) ?? '') ?? [];

  const clerk = await signedInAs(browser, baseURL, 'guest-house-desk');
  await clerk.getByRole('link', { name: /^Guest house, next 7 days/ }).click();
  await expect(clerk).toHaveURL(/bookings\?kind=stay&state=confirmed/);
  await clerk.getByLabel('State').selectOption('Asked for');
  await clerk.getByRole('button', { name: 'Show' }).click();
  await expect(clerk.getByRole('row').filter({ hasText: 'Sudama Das' }).first()).toContainText('Asked for');
  await expectNoFault(clerk);
  await clerk.goto(`/admin-dashboard/inbox?search=${reference}`);
  await clerk.getByRole('main').getByRole('table').getByRole('link').first().click();
  await clerk.getByLabel('Your words').fill('Your room is kept for you. We look forward to your visit.');
  await clerk.getByRole('button', { name: 'Send the letter' }).click();
  await expect(clerk.getByRole('main')).toContainText('The letter is on its way.');
  await clerk.goto('/admin-dashboard/bookings?kind=stay&state=confirmed');
  await expect(clerk.getByRole('row').filter({ hasText: 'Sudama Das' }).first()).toContainText('Confirmed');
  await clerk.goto('/admin-dashboard/orders');
  await expect(clerk.getByRole('main')).toContainText('Ask an owner if you need this page.');
  await clerk.context().close();
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return page.getByRole('row').filter({ hasText: email }).count();
    })
    .toBeGreaterThan(1);
});

test('the shop staff packs a paid order and sends it', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = await buyDhoop(page, 'courier');

  const clerk = await signedInAs(browser, baseURL, 'shop-desk');
  await clerk.getByRole('link', { name: /^Orders to pack/ }).click();
  await expectNoFault(clerk);
  await clerk.goto(`/admin-dashboard/find?q=${encodeURIComponent(buyer.email)}`);
  const found = clerk.getByRole('main').getByRole('link', { name: /^Order \d+/ });
  const number = /\d+/.exec((await found.textContent()) ?? '')?.[0] ?? '';
  const board = async (tab: string) => {
    await clerk.goto(`/admin-dashboard/orders?tab=${tab}&q=${number}`);
    return clerk.getByRole('row').filter({ hasText: number });
  };
  const toPack = await board('pack');
  await toPack.getByRole('checkbox').check();
  await clerk.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(clerk.getByRole('main')).toContainText('moved on');
  await board('ship');
  await clerk.getByLabel(`Courier of order ${number}`).fill('India Post');
  await clerk.getByLabel(`Tracking number of order ${number}`).fill(`EX${number}IN`);
  await clerk.getByRole('button', { name: 'Save couriers and send' }).click();
  await expect(clerk.getByRole('main')).toContainText('moved on');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`EX${number}IN`);
  await clerk.context().close();
});

test('a viewer looks at work and sums, and changes nothing', { tag: '@desktop' }, async ({ page }) => {
  const main = page.getByRole('main');
  await enterAdmin(page, 'viewer@temple.example');
  await expectInside(page);
  await expectNoFault(page);
  await main.getByRole('link', { name: /^Shop net sales/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales');
  await expectNoFault(page);
  await page.goto('/admin-dashboard/donation');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: /Export|Record/ })).toHaveCount(0);
  await page.goto('/admin-dashboard/blogs');
  await expect(main.getByRole('link', { name: /^New/ })).toHaveCount(0);
  for (const closed of ['people', 'bookings', 'inbox', 'settings', 'staff']) {
    await page.goto(`/admin-dashboard/${closed}`);
    await expect(main).toContainText('Ask an owner if you need this page.');
  }
});

test('the volunteer’s first screen leads to every page that may be written', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterAdmin(page, 'content@temple.example');
  await expectInside(page);
  await expectNoFault(page);
  await page.getByRole('main').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(page.getByRole('link', { name: 'New event' })).toBeVisible();
});
