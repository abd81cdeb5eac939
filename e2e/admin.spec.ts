import { addAuthenticator, appCode, enterAdmin, expectInside, signInByRequest } from './admin-steps.ts';
import { holdScripts, isAwake, noteAwake, untilParsed } from './awake-steps.ts';
import { newDonor } from './giving-steps.ts';
import { expect, test } from './site-test.ts';
import { stayWhenAsked } from './unsaved-steps.ts';

test('an owner invites somebody into accounts, who sets up a code and is let in with it alone', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const { email } = newDonor();
  const password = 'seven quiet lamps';
  await signInByRequest(page);
  await page.goto('/admin-dashboard/staff');
  await page.getByLabel('Name', { exact: true }).fill('Vraja Kishor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose at least one role.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('checkbox', { name: /^Accounts/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('main')).toContainText('Another owner must approve this invitation');

  // A role with money: the second owner approves before the letter goes.
  const second = await (await browser.newContext({ baseURL })).newPage();
  await signInByRequest(second, 'owner@temple.example');
  await second.goto('/admin-dashboard/changes');
  const waits = second.getByRole('region', { name: 'Invitation of Vraja Kishor' }).filter({ hasText: email });
  await waits.getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByRole('main')).toContainText('Approved and done.');
  await second.context().close();

  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return page.getByRole('row').filter({ hasText: email }).count();
    })
    .toBe(1);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  const link = await page
    .frameLocator('iframe')
    .getByRole('link', { name: 'Accept the invitation' })
    .getAttribute('href');

  const other = await browser.newContext({ baseURL });
  const newcomer = await other.newPage();
  await newcomer.goto(link ?? '');
  await newcomer.getByLabel('Choose a password').fill(password);
  await newcomer.getByLabel('The same again').fill(password);
  await newcomer.getByRole('button', { name: 'Accept' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Welcome' })).toBeVisible();

  await enterAdmin(newcomer, email, password);
  await expect(newcomer.getByRole('heading', { name: 'Set up your code' })).toBeVisible();
  await newcomer.goto('/admin-dashboard');
  await expect(newcomer).toHaveURL(/\/admin-login/);
  await newcomer.goto('/admin-login/set-up');
  const key = (await newcomer.locator('.admin-key').textContent()) ?? '';
  await newcomer.getByLabel('Code that the app shows').fill('000000');
  await newcomer.getByRole('button', { name: 'Go on' }).click();
  await expect(newcomer.getByText('That code is not right')).toBeVisible();
  const first = appCode(key, Date.now());
  await newcomer.getByLabel('Code that the app shows').fill(first);
  await newcomer.getByRole('button', { name: 'Go on' }).click();
  await expect(newcomer.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  const recovery = (await newcomer.locator('.admin-codes code').first().textContent()) ?? '';
  await newcomer.getByRole('link', { name: 'I have kept them' }).click();
  await expectInside(newcomer);

  await newcomer.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(newcomer).toHaveURL('/');
  await enterAdmin(newcomer, email, password);
  await newcomer.getByLabel('Code', { exact: true }).fill(first);
  await newcomer.getByRole('button', { name: 'Go on' }).click();
  await expect(newcomer.getByText('That code is not right')).toBeVisible();
  await newcomer.getByLabel('Code', { exact: true }).fill(recovery);
  await newcomer.getByRole('button', { name: 'Go on' }).click();
  await expectInside(newcomer);

  // From now on the telephone opens the admin in place of a code.
  await addAuthenticator(newcomer);
  await newcomer.goto('/admin-dashboard/my-sign-in');
  await newcomer.getByLabel('Name of a new passkey').fill('My telephone');
  await newcomer.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(newcomer.getByRole('listitem').filter({ hasText: 'My telephone' })).toContainText(
    'not used yet',
  );
  await newcomer.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(newcomer).toHaveURL('/');
  await enterAdmin(newcomer, email, password);
  await newcomer.getByRole('button', { name: 'Use a passkey' }).click();
  await expectInside(newcomer);
  await other.close();

  await page.goto('/admin-dashboard/audit');
  await expect(page.getByRole('main')).toContainText('Joined the office');
  await expect(page.getByRole('main')).toContainText('Vraja Kishor');
});

test('a changed closing hour reaches the header of an open page within a minute', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const [day, date] = ['Friday', '2026-11-20'];
  const visitor = await browser.newContext({ baseURL });
  const open = await visitor.newPage();
  // That day in Ghaziabad, 21:45: closed since 21:30.
  await open.clock.install({ time: new Date(`${date}T21:45:00+05:30`) });
  await open.goto('/contacts');
  const status = open.locator('.status').filter({ visible: true });
  await expect(status).toContainText('Temple closed');
  await expect(status).toContainText('21:30 - 04:30');

  await signInByRequest(page);
  const change = async (from: string, to: string) => {
    // A conflict with the other run's save starts again.
    const closes = page.getByLabel(`${day}, closes second`);
    const saved = page.getByRole('main').getByText('Saved.');
    const refused = page.getByRole('main').getByRole('alert');
    await expect(async () => {
      await page.goto('/admin-dashboard/settings/hours');
      await expect(closes).toHaveValue(from);
      await closes.fill(to);
      await page.getByRole('button', { name: 'Save the hours' }).click();
      await expect(saved.or(refused)).toBeVisible();
      expect(await saved.isVisible()).toBe(true);
    }).toPass();
  };
  // A typed text is not left without a prompt, once the page is hydrated.
  await noteAwake(page);
  await page.goto('/admin-dashboard/settings/hours');
  await isAwake(page);
  await page.getByLabel('Monday, closes second').fill('20:00');
  await stayWhenAsked(page, () => page.getByRole('link', { name: 'All settings' }).click());
  await expect(page.getByLabel('Monday, closes second')).toHaveValue('20:00');
  page.once('dialog', (dialog) => dialog.accept());

  await change('21:30', '22:00');
  await open.clock.fastForward(60_000);
  await expect(status).toContainText('Temple open');
  await expect(status).toContainText('16:00 - 22:00');
  await visitor.close();
  // A stale page may be shown once more while it is rendered again.
  await expect(async () => {
    await page.goto('/contacts');
    await expect(page.getByRole('main')).toContainText(day, { timeout: 1_000 });
  }).toPass();
  await change('22:00', '21:30');
});

test('the second of two owners gets a conflict, and keeps the input', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await signInByRequest(page);
  const second = await context.newPage();
  for (const each of [page, second]) await each.goto('/admin-dashboard/settings/csr');
  const before = await page.getByLabel('CSR registration').inputValue();
  await page.getByLabel('CSR registration').fill('CSR00001111');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Saved.');
  await second.getByLabel('CSR registration').fill('CSR00002222');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('main')).toContainText('Somebody else changed this meanwhile.');
  await expect(second.getByRole('main')).toContainText('Saved meanwhile: CSR00001111');
  await expect(second.getByLabel('CSR registration')).toHaveValue('CSR00002222');
  // The former version is restored, after a look at what that changes.
  const main = second.getByRole('main');
  await second.goto('/admin-dashboard/settings/csr/history');
  await main.getByRole('link', { name: /before the first change/ }).click();
  await expect(main.getByRole('deletion')).toContainText('CSR00001111');
  await expect(main.getByRole('insertion')).toContainText(before);
  await main.getByRole('button', { name: 'Put this version back' }).click();
  await expect(main).toContainText('The former version stands again.');
  await expect(second.getByLabel('CSR registration')).toHaveValue(before);
});

test('Ctrl and K finds a screen', { tag: '@desktop' }, async ({ page }) => {
  await enterAdmin(page);
  await expectInside(page);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('opening');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Find' })).toBeVisible();
  await page.getByRole('searchbox', { name: /A name, a number/ }).fill('upi');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: 'Settings: UPI' }).click();
  await expect(page.getByRole('heading', { name: 'UPI', exact: true })).toBeVisible();
});

test('the admin opens without script too', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await enterAdmin(page, 'viewer@temple.example');
  await expectInside(page);
  await context.close();
});

test('each role sees its own menu and no other screen', async ({ page }) => {
  await enterAdmin(page, 'content@temple.example');
  await expectInside(page);
  const menu = page.getByRole('navigation', { name: 'Office' });
  const openMenu = page.getByRole('button', { name: 'Menu', exact: true });
  await noteAwake(page);
  const letScriptsCome = await holdScripts(page);
  await page.reload(untilParsed);
  if (await openMenu.isVisible()) await openMenu.click();
  await expect(menu.getByRole('link', { name: 'Calendar', exact: true })).toBeVisible();
  letScriptsCome();
  await isAwake(page);
  await expect(menu.getByRole('link', { name: 'Calendar', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Donation' })).toHaveCount(0);
  await page.goto('/admin-dashboard/donation');
  await expect(page.getByRole('main')).toContainText('Ask an owner if you need this page.');
});
