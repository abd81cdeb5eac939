import { isAwake, noteAwake } from './awake-steps.ts';
import { expect, test } from './site-test.ts';

/** A day in Ghaziabad, so many days from now, as a date field takes it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a day at the temple is booked, seen and cancelled', async ({ page }) => {
    await page.goto('/Sevas');
    await page.getByRole('link', { name: 'In-person Seva' }).click();
    const form = page.getByRole('form', { name: 'In-person Seva' });
    await form.getByLabel('Your name').fill('मीरा देवी');
    await form.getByRole('button', { name: 'Book the in-person seva' }).click();
    await expect(page.getByRole('alert')).toContainText('Choose a seva.');
    await expect(form.getByLabel('Your name')).toHaveValue('मीरा देवी');
    await form.getByLabel('Seva', { exact: true }).selectOption('Flower Decoration');
    await form.getByLabel('Day of your visit').fill(dayFromNow(3));
    await form.getByLabel('Mobile number').fill('98765 43210');
    await form.getByRole('button', { name: 'Book the in-person seva' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seva is booked');
    await page.getByText('Cancel this booking').click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This seva is cancelled');
  });
});

test('each form keeps its own values', async ({ page }) => {
  await noteAwake(page);
  await page.goto('/sevas');
  await isAwake(page);
  const online = page.getByRole('form', { name: 'Online Seva' });
  await expect(online).toBeVisible();
  await page.getByRole('link', { name: 'In-person Seva' }).click();
  await expect(online).toBeHidden();
  await page.getByRole('form', { name: 'In-person Seva' }).getByLabel('Your name').fill('Gopal');
  await page.getByRole('link', { name: 'Online Seva' }).click();
  await online.getByLabel('Your name').fill('Radha');
  await page.getByRole('link', { name: 'In-person Seva' }).click();
  await expect(page.getByRole('form', { name: 'In-person Seva' }).getByLabel('Your name')).toHaveValue(
    'Gopal',
  );
});
