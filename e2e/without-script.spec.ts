import type { Locator } from '@playwright/test';
import { fromOwnAddress } from './own-address.ts';
import { expect, test } from './site-test.ts';

// With JavaScript off every form to the temple still arrives; pages.spec.ts checks that every page
// is complete then.

test.use({ javaScriptEnabled: false });

let senders = 0;
const newSender = () => {
  senders += 1;
  return {
    name: 'मीरा शर्मा',
    email: `still-${process.pid}-${Date.now().toString(36)}-${senders}@example.org`,
    phone: '98765 43210',
  };
};

/** A day in Ghaziabad, so many days from now, as a date field takes it. */
const dayFromNow = (days: number) =>
  new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);

type Form = {
  at: string;
  /** The accessible name of the form. */
  label: string;
  fields: Record<string, string>;
  send: string;
  stored: RegExp;
};

const reference = /Reference REQ-\w{4}-\w{2}/;
const forms: Form[] = [
  {
    at: '/contacts',
    label: 'Message to the temple',
    fields: { ...newSender(), topic: 'visit', message: 'May we come on Sunday?' },
    send: 'Send the message',
    stored: /We have your message\./,
  },
  {
    at: '/tourspackages',
    label: 'Tour inquiry',
    fields: { feature: 'stay', destination: 'govardhan-parikrama', people: '2', ...newSender() },
    send: 'Send the inquiry',
    stored: /Form submitted successfully!/,
  },
  {
    at: '/tourspackages?tab=registration',
    label: 'Tour registration',
    fields: { destination: 'barsana-nandgaon', departureId: 'barsana-nandgaon-2', age: '41', ...newSender() },
    send: 'Register',
    stored: /Form submitted successfully!/,
  },
  {
    at: '/csr',
    label: 'CSR inquiry',
    fields: {
      companyName: 'Demo Textiles & Sons Ltd',
      ...newSender(),
      pan: 'AAACD1234E',
      projectId: '1',
      amount: '2,50,000',
      consent: 'on',
    },
    send: 'Send the inquiry',
    stored: /We have your inquiry\./,
  },
  {
    at: '/classes/mridanga-for-beginners',
    label: 'Enrol in',
    fields: { ...newSender(), age: '41' },
    send: 'Enrol',
    stored: /We have your enrolment\./,
  },
  {
    at: '/stay',
    label: 'Booking inquiry',
    fields: {
      ...newSender(),
      room: 'standard',
      checkIn: dayFromNow(5),
      checkOut: dayFromNow(6),
      rooms: '1',
      adults: '2',
      children: '0',
      consent: 'on',
    },
    send: 'Send the inquiry',
    stored: /We have your inquiry\./,
  },
  {
    at: '/membership',
    label: 'Membership',
    fields: {
      ...newSender(),
      tier: 'silver',
      address: 'घर 4, सेक्टर 2',
      city: 'गाज़ियाबाद',
      state: 'Uttar Pradesh',
      pin: '201015',
      parts: '1',
      consent: 'on',
    },
    send: 'Send the application',
    stored: /We have your application\./,
  },
  {
    at: '/cancellation-refund-policy/report',
    label: 'Report',
    fields: {
      ...newSender(),
      paidFor: 'D/26-27/000123',
      paidOn: dayFromNow(0),
      amount: '1101',
      reason: 'Taken by UPI, and again by card.',
    },
    send: 'Send the report',
    stored: /We have your report\./,
  },
];

const sevas: Form[] = [
  {
    at: '/sevas',
    label: 'Online Seva',
    fields: {
      name: 'Gopal',
      seva: 'kirtan-katha',
      date: dayFromNow(6),
      time: '07:30',
      contact: '9876543210',
    },
    send: 'Book the online seva',
    stored: /REQ-\w{4}-\w{2}/,
  },
  {
    at: '/sevas?tab=inperson',
    label: 'In-person Seva',
    fields: { name: 'राधा', seva: 'cleaning', visitDate: dayFromNow(7), people: '2', contact: '9876543210' },
    send: 'Book the in-person seva',
    stored: /REQ-\w{4}-\w{2}/,
  },
];

/** Selects, ticks or types, by the names that the server reads. */
async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const controls = form.locator(`[name="${name}"]`);
    const kind = await controls
      .first()
      .evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.tagName.toLowerCase()));
    if (kind === 'select') await controls.selectOption(/^\d$/.test(value) ? { index: Number(value) } : value);
    else if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'checkbox') await controls.check();
    else await controls.fill(value);
  }
}

for (const { at, label, fields, send, stored } of forms) {
  test(`the form of ${at} arrives`, async ({ page }) => {
    await fromOwnAddress(page);
    await page.goto(at);
    const form = page.getByRole('form', { name: label });
    await fill(form, fields);
    await form.getByRole('button', { name: send }).click();
    const notice = page.locator('.sent-notice');
    await expect(notice).toContainText(stored);
    await expect(notice).toContainText(reference);
    await expect(notice).toBeFocused();
  });
}

for (const { at, label, fields, send, stored } of sevas) {
  test(`the form of ${at} books`, async ({ page }) => {
    await fromOwnAddress(page);
    await page.goto(at);
    const form = page.getByRole('form', { name: label });
    await fill(form, fields);
    await form.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your seva is booked');
    await expect(page.getByRole('main')).toContainText(stored);
  });
}

test('the search finds', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').last().fill('govardh');
  await page.getByRole('searchbox').last().press('Enter');
  await expect(page).toHaveURL(/\/search\?q=govardh/);
  await expect(page.getByRole('link', { name: /Govardhan Parikrama/ }).first()).toBeVisible();
});
