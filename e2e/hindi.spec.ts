import * as forms from '../app/messages/hi/forms.ts';
import { donate } from '../app/messages/hi/home.ts';
import { answersWords } from '../app/messages/hi/shipped/settings/answers.ts';
import { signInByRequest } from './admin-steps.ts';
import { newDonor, openLetter } from './giving-steps.ts';
import { giveInHindi, shopInHindi } from './hindi-steps.ts';
import { expect, test } from './look-test.ts';
import { newBuyer } from './order-steps.ts';

// The site in Hindi, as the build of that language answers it; how it looks: hindi-looks.spec.ts.

test('a visitor changes to Hindi on the home page, gives, and gets thanks and a letter in Hindi @desktop', async ({
  page,
}) => {
  const donor = newDonor();
  await page.goto('/');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi$/);
  await page.getByRole('main').getByRole('link', { name: donate, exact: true }).first().click();
  await expect(page).toHaveURL(/\/hi\/donate$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await giveInHindi(page, async () => {
    await page.getByLabel(forms.fullName).fill(donor.name);
    await page.getByLabel(forms.mobileNumber).fill(donor.phone);
    await page.getByLabel(forms.email).fill(donor.email);
  });
  await openLetter(page, donor.email, /रसीद/);
  await expect(page.getByRole('main')).toContainText('D/');
});

test('a visitor fills the cart in Hindi, pays, and reads of the order in Hindi', async ({ page }) => {
  const buyer = newBuyer();
  await shopInHindi(page, buyer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    answersWords.answerWords?.['order.title'] ?? '',
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems') ?? '[]')).toBe('[]');
  await openLetter(page, buyer.email, /ऑर्डर/);
});

test('without script the name of the language leads to the same page in it', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/events');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/events$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await page.close();
});

test('the office publishes a cause in Hindi alone, and a changed English makes it outdated', async ({
  page,
}) => {
  const state = (name: string) => page.getByRole('main').locator('.chip', { hasText: name }).first();
  await signInByRequest(page);
  await page.goto('/admin-dashboard/translations/hi/causes/festival');
  await expect(state('Published')).toBeVisible();
  await page.locator('[name="title"]').fill('उत्सवों की सेवा');
  await page.getByRole('button', { name: 'Publish in हिन्दी' }).click();
  await expect(page.getByText('Published. The site shows it in हिन्दी.')).toBeVisible();
  await page.goto('/hi/donation/single-donation/festival');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('उत्सवों की सेवा');
  await page.goto('/donation/single-donation/festival');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('सेवा');

  await page.goto('/admin-dashboard/donation/causes/festival');
  const summary = page.locator('[name="summary"]');
  await summary.fill(`${await summary.inputValue()} Every festival of the year.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.notice.good')).toBeVisible();
  await page.goto('/admin-dashboard/translations?language=hi&kind=causes&state=outdated');
  await page
    .getByRole('main')
    .getByRole('link', { name: /festival/i })
    .click();
  await expect(state('Outdated')).toBeVisible();
  await expect(page.locator('.translation-english.is-changed')).toHaveCount(1);
});

test('the office previews, publishes and takes off the Hindi of an information page', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await signInByRequest(page);
  const columns = '/admin-dashboard/translations/hi/info_pages/visionpage';
  await page.goto(columns);
  await expect(page.getByText('Visitors read the हिन्दी that came with the site.')).toBeVisible();
  await page.locator('[name="title"]').fill('हमारी दृष्टि, नए शब्दों में');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.locator('.notice.good')).toBeVisible();
  await page.getByRole('link', { name: 'Preview in हिन्दी' }).click();
  await expect(heading).toHaveText('हमारी दृष्टि, नए शब्दों में');
  await page.goto('/hi/visionpage');
  await expect(heading).not.toHaveText('हमारी दृष्टि, नए शब्दों में');

  await page.goto(columns);
  await page.getByRole('button', { name: 'Publish in हिन्दी' }).click();
  await expect(page.locator('.notice.good')).toBeVisible();
  await page.goto('/hi/visionpage');
  await expect(heading).toHaveText('हमारी दृष्टि, नए शब्दों में');
  await page.goto(columns);
  await page.getByRole('button', { name: 'Take हिन्दी off the site' }).click();
  await expect(page.getByText('Visitors read this in English.')).toBeVisible();
  await page.goto('/hi/visionpage');
  await expect(heading).toHaveText(/[a-z]/);
});
