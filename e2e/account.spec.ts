import { codeFromLetter, password, signUp } from './account-steps.ts';
import { newDonor } from './giving-steps.ts';
import { expect, test } from './site-test.ts';

test('an e-mail address changes when the code that went to the new one comes back', async ({ page }) => {
  const donor = newDonor();
  const email = `new-${donor.email}`;
  await signUp(page, donor);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('This is not your password.').last()).toBeVisible();
  await expect(page.getByLabel('New e-mail address')).toHaveValue(email);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Send the code' }).click();

  const code = await codeFromLetter(page, email);
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText('That code is not right. 4 tries left.').last()).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText(`We write to ${email} from now on.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a family and its days are stored with the profile', async ({ page }) => {
    await signUp(page, newDonor());
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'Add', exact: true }).click();
    await page.getByText('Add a relative').first().click();
    await page.getByLabel('Relation').first().selectOption('Mother');
    await page.getByLabel('Name', { exact: true }).first().fill('राधा देवी');
    await page.getByText('Add a day').first().click();
    await page.getByLabel('What is it').first().fill('Remembrance of my father');
    await page.getByLabel('When it first was').first().fill('1940-12-08');
    await page.getByLabel('Comes back').first().selectOption('By tithi');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^By tithi we can reckon dates from 1950 on/).last()).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('राधा देवी');
    await page.getByLabel('When it first was').first().fill('2001-12-08');
    await page.getByLabel(/^Send me an e-mail three days before/).check();
    await page.getByRole('button', { name: 'Save' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('राधा देवी');
    await expect(main).toContainText('Krsna Astami of Kesava (Margasirsa)');
    await expect(main).toContainText('we remind you');
  });
});
