import { signInByRequest } from './admin-steps.ts';
import { isAwake, noteAwake } from './awake-steps.ts';
import { expectNoFault } from './faults.ts';
import { expect, test } from './site-test.ts';

test('a bounced cheque is taken back, and its donor’s page says so', { tag: '@desktop' }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  const cheque = '200001';
  await signInByRequest(page, 'accounts@temple.example');
  await page.goto('/admin-dashboard/donation/record');
  await page.getByText('Cheque', { exact: true }).click();
  await page.getByLabel('Amount').fill('2,100');
  await page.getByLabel('Cause').selectOption({ label: 'Food for Life' });
  await page.getByLabel('Cheque number').fill(cheque);
  await page.getByLabel('Bank of the cheque').fill('State Bank');
  await page.getByLabel('Name of the giver').fill('Cheque Giver');
  await page.getByRole('button', { name: /^Record and write/ }).click();
  await expect(main).toContainText('Recorded.');
  await main.getByText('Take this entry back').click();
  await main.getByLabel('Reason').fill('no');
  await main.getByRole('button', { name: 'Take the entry back' }).click();
  await expect(main.getByLabel('What happened')).toHaveAttribute('aria-invalid', 'true');
  await expectNoFault(page);
  await main.getByLabel('What happened').selectOption('bounced');
  await main.getByLabel('Reason').fill('Returned by the bank: funds insufficient.');
  await main.getByRole('button', { name: 'Take the entry back' }).click();
  await expect(main).toContainText('The entry is taken back.');
  await expect(main.getByRole('heading', { name: 'Cheque not honoured' })).toBeVisible();
  await expectNoFault(page);
  const id = page.url().split('/').at(-1)?.split('?')[0];
  await page.goto(`/donationStatus/${id}`);
  await expect(page.getByRole('heading', { name: 'This cheque was not honoured' })).toBeVisible();
});

test('an owner changes the words of a letter, looks at it, tests it and goes back', {
  tag: '@desktop',
}, async ({ page }) => {
  const main = page.getByRole('main');
  const letter = 'seva-reminder';
  const words = 'Words of this temple';
  await signInByRequest(page);
  await page.goto(`/admin-dashboard/settings/letters/${letter}`);
  const subject = main.getByLabel('Subject', { exact: true });
  const before = await subject.inputValue();
  await subject.fill('Hello {nobody}');
  await main.getByRole('button', { name: 'See how it looks' }).click();
  await expect(main).toContainText('There is nothing to fill in for {nobody}.');
  await expect(subject).toHaveValue('Hello {nobody}');
  await expectNoFault(page);
  await subject.fill(before);
  await main.getByLabel('Letter', { exact: true }).fill(`${words}\n\nand <3`);
  await main.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(main).toContainText('A test is on its way to admin@temple.example.');
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText(words)).toBeVisible();
  await expect(shown.getByText('and <3')).toBeVisible();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main).toContainText('Saved. The next letter says it so.');
  await main.getByRole('button', { name: /^Back to the words/ }).click();
  await expect(main).toContainText('The words that came with the site stand again.');
  await expect(main.getByLabel('Letter', { exact: true })).not.toHaveValue(words);
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox');
      return page.getByRole('row').filter({ hasText: 'Test: ' }).count();
    })
    .toBeGreaterThan(0);
});

test('an owner adds a tax text for a day to come, and withdraws it', { tag: '@desktop' }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  await signInByRequest(page);
  await noteAwake(page);
  await page.goto('/admin-dashboard/settings/receipts/text?kind=plain');
  // A text area that React takes over while it is filled has its selection undone.
  await isAwake(page);
  const year = Number((await main.getByLabel(/^For gifts/).inputValue()).slice(0, 4));
  const day = `${year}-05-01`;
  await main.getByLabel(/^For gifts/).fill(day);
  await main.getByLabel('In English').fill('A receipt of {registration} and nothing else.');
  await main.getByRole('button', { name: 'Add the text' }).click();
  await expect(main).toContainText('There is nothing to fill in for {registration}.');
  await main.getByLabel('In English').fill('A receipt of {entity}, as the temple words it.');
  await main.getByRole('button', { name: 'Add the text' }).click();
  await expect(main).toContainText('Added.');
  const text = main.getByRole('listitem').filter({ hasText: 'as the temple words it' });
  await expect(text).toContainText('To come');
  await expectNoFault(page);
  await text.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(main).toContainText('Withdrawn.');
  await expect(text).toHaveCount(0);
});
