import { openLetter } from './giving-steps.ts';
import { fromOwnAddress } from './own-address.ts';
import { expect, test } from './site-test.ts';

let senders = 0;

/** An address nobody else uses: both projects and every test share one site. */
function newAddress(): string {
  senders += 1;
  return `asks-${process.pid}-${Date.now().toString(36)}-${senders}@example.org`;
}

test('a message to the temple is refused in words, then stored, answered and confirmed by letter', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/contacts');
  await page.getByLabel('Your name').fill('मीरा शर्मा');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Your message').fill('Hello');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Write 10 to 2000 characters.');
  await expect(page.getByLabel('Your name')).toHaveValue('मीरा शर्मा');

  await page.getByLabel('Subject').selectOption('Visiting the temple');
  await page.getByLabel('Your message').fill('May we bring our parents on Sunday?');
  await page.getByRole('button', { name: 'Send the message' }).click();
  const notice = page.getByText(/We have your message\. Reference REQ-/);
  await expect(notice).toBeVisible();
  await expect(page.locator('.sent-notice')).toBeFocused();
  const reference = /REQ-\w{4}-\w{2}/.exec(await notice.innerText())?.[0] ?? '';
  await openLetter(page, email, new RegExp(reference));
});

test('many messages from one connection: the browser solves a puzzle and sends the form again by itself', async ({
  page,
}) => {
  // Three an hour are free; of an address that no other test uses.
  await fromOwnAddress(page);
  for (let at = 1; at <= 4; at += 1) {
    await page.goto('/contacts');
    await page.getByLabel('Your name').fill('Mira Sharma');
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByLabel('Subject').selectOption('Visiting the temple');
    await page.getByLabel('Your message').fill(`May we bring our parents on Sunday ${at}?`);
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send the message' }).click();
    const status = (await answer).status();
    if (at === 4) expect(status).toBe(429);
    await expect(page.getByText(/We have your message\. Reference REQ-/)).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a group registers for a tour', async ({ page }) => {
    await page.goto('/tours');
    await page.getByRole('link', { name: /Govardhan Parikrama/ }).click();
    await page.getByRole('link', { name: 'Register Now' }).click();
    await expect(page.getByText('Select a feature to inquire about')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the inquiry' })).toBeHidden();
    await page.getByRole('radio', { name: /Detailed Itineraries/ }).check();
    await expect(page.getByRole('button', { name: 'Send the inquiry' })).toBeVisible();

    await page.getByRole('link', { name: 'Online Registration' }).click();
    await expect(page.getByLabel('Destination')).toHaveValue('govardhan-parikrama');
    await page.getByLabel('Destination').selectOption('');
    await expect(page.getByLabel('Departure')).toBeHidden();
    await expect(page.getByLabel('Travel date')).toBeHidden();
    await page.getByLabel('Destination').selectOption('govardhan-parikrama');
    await expect(page.getByLabel('Number of people')).toBeHidden();
    await page.getByRole('radio', { name: /^Group/ }).check();
    await page.getByLabel('Number of people').fill('0');
    await page.getByLabel('Departure').selectOption({ index: 1 });
    await page.getByLabel('Your name').fill('Mira Sharma');
    await page.getByLabel('E-mail').fill(newAddress());
    await page.getByLabel('Mobile number').fill('98765 43210');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toContainText('At least 1 person.');
    await expect(page.getByLabel('Departure')).toHaveValue('govardhan-parikrama-1');

    await page.getByLabel('Number of people').fill('2');
    await page.getByLabel('Who travels').fill('Mira Sharma, 41\nRavi, 12');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/Form submitted successfully! Reference REQ-/)).toBeVisible();
    await expect(page.getByText(/Govardhan Parikrama, .+: registration for 2 people/)).toBeVisible();
  });

  test('two travellers pay for a day that is paid on the site', async ({ page }) => {
    await page.goto('/tourspackages?tab=registration&tour=govardhan-parikrama');
    const day = page.getByLabel('Departure').locator('option', { hasText: 'paid on the site' }).first();
    await page.getByLabel('Departure').selectOption((await day.getAttribute('value')) ?? '');
    await page.getByRole('radio', { name: /^Group/ }).check();
    await page.getByLabel('Number of people').fill('2');
    await page.getByLabel('Who travels').fill('Mira Sharma, 41\nRavi, 12');
    await page.getByLabel('Your name').fill('Mira Sharma');
    const email = newAddress();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Mobile number').fill('98765 43219');
    await page.getByRole('button', { name: 'Register' }).click();

    await expect(page.getByRole('heading', { name: 'Pay ₹5,000' })).toBeVisible();
    await expect(page.getByText('What is paid for seats does not go back.')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹5,000' }).click();
    await page.getByRole('button', { name: /^Pay now/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your seats are booked' })).toBeVisible();
    await expect(page.getByText('Govardhan Parikrama')).toBeVisible();
    await openLetter(page, email, /Your seats are booked and paid/);
  });
});
