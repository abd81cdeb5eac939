import { expect, type Page } from '@playwright/test';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import type { SettingSection } from '#core/settings/setting-section.ts';
import { settingSections } from '#core/settings/setting-sections.ts';
import { secondPayment } from '#tests/test-second-payment.ts';
import { isAwake } from './awake-steps.ts';

/** How an admin screen is opened, and how its form is sent so that it must be refused. */
export type AdminVisit = {
  /** Its URL, or how to find it. */
  at: string | ((page: Page) => Promise<string>);
  /**
   * Other states of the screen: a search without results, its bin, another part. The form of the
   * last one is sent.
   */
  also?: readonly string[];
  wrong?: (page: Page) => Promise<void>;
};

const admin = '/admin-dashboard';

/** The URL of the first such link on another screen. */
const linkOn = (path: string, link: string) => async (page: Page) => {
  await page.goto(`${admin}${path}`);
  return (await page.getByRole('main').locator(link).first().getAttribute('href')) ?? '';
};

const donationWithPan = linkOn('/donation?search=mishra@donor.example', 'a[href*="/single-donation/"]');
const paidOrder = linkOn('/orders?search=9822211133', 'a[href*="/orders/ord_"]');
const inVain = (path: string) => `${admin}${path}nothing-like-it`;

/** Opens the part with this summary, by keyboard: see `withoutFrames` (e2e/browser.ts). */
const opens = (summary: string) => (page: Page) =>
  page.locator('summary', { hasText: summary }).first().press('Enter');

/** Types into the fields with these names, submits, and waits for the message about it. */
function sends(button: string, typed: Record<string, string> = {}) {
  return async (page: Page) => {
    const main = page.getByRole('main');
    await isAwake(page);
    for (const [name, value] of Object.entries(typed)) {
      const field = main.locator(`[name="${name}"]`).first();
      // Emptying is a selection and a key: on a machine with too much to do the selection was once
      // gone before the key.
      await expect(async () => {
        await field.fill(value);
        await expect(field).toHaveValue(value);
      }).toPass();
    }
    await main.getByRole('button', { name: button, exact: true }).first().press('Enter');
    await expect(main.locator('[aria-invalid="true"], [role="alert"], .notice.bad').first()).toBeVisible();
  };
}

/** The preview of a row; the pages themselves are visited by pages.spec. */
async function previewAddress(page: Page): Promise<string> {
  await page.goto(await linkOn('/blogs', '.cms-words a')(page));
  return (await page.getByRole('link', { name: /^Preview/ }).getAttribute('href')) ?? '';
}

/** One CMS for all kinds: the forms of all are visited, lists and rows of the first two. */
const cmsSections = contentKinds.map(({ name, screens, title }, at) => {
  const list: [string, AdminVisit] = [
    `/${name}`,
    { at: `${admin}/${name}`, also: at === 0 ? [inVain(`/${name}?words=`), `${admin}/${name}?bin`] : [] },
  ];
  const form: [string, AdminVisit] = [
    `/${name}/${screens.create}`,
    { at: `${admin}/${name}/${screens.create}`, wrong: sends('Save') },
  ];
  const row: [string, AdminVisit] = [
    `/${name}/${screens.edit}/:id`,
    {
      at: linkOn(`/${name}`, '.cms-words a'),
      wrong: at === 0 ? sends('Save', { [title]: '' }) : undefined,
    },
  ];
  return at < 2 ? { visits: [list, form, row], like: [] } : { visits: [form], like: [list[0], row[0]] };
});

const kindsIn = ({ fields }: SettingSection) =>
  fields.flatMap((field) => (field.type === 'rows' ? field.columns : [field])).map(({ type }) => type);

/** The first section of the settings with each kind of field. */
const sections = settingSections.filter((section, at) => {
  const before = new Set(settingSections.slice(0, at).flatMap(kindsIn));
  return kindsIn(section).some((kind) => !before.has(kind));
});

const plain = (path: string): [string, AdminVisit] => [path, { at: `${admin}${path}` }];
const found = (path: string, query: string): [string, AdminVisit] => [
  path,
  { at: `${admin}${path}`, also: [inVain(`${path}?${query}=`)] },
];
const form = (path: string, wrong: AdminVisit['wrong']): [string, AdminVisit] => [
  path,
  { at: `${admin}${path}`, wrong },
];

/**
 * Every screen under /admin-dashboard, by its pattern. A route that is neither here nor below fails
 * the test.
 */
const screens: Record<string, AdminVisit> = Object.fromEntries<AdminVisit>([
  plain(''),
  found('/inbox', 'search'),
  form('/inbox/templates', sends('Keep the template')),
  ['/inbox/:id', { at: linkOn('/inbox', 'table a'), wrong: sends('Send the letter') }],
  found('/people', 'search'),
  form('/people/new', sends('Add them', { name: '' })),
  ['/people/:id', { at: linkOn('/people', 'table a'), wrong: sends('See them as one', { email: 'nobody' }) }],
  ['/stats', { at: `${admin}/stats`, also: [`${admin}/stats?period=taxYear`] }],
  // The day of an Ekadasi.
  ['/calendar', { at: `${admin}/calendar?date=2026-11-21`, wrong: sends('Rename', { title: '' }) }],
  [
    '/calendar/names',
    {
      at: `${admin}/calendar/names?table=&search=none-of-them`,
      also: [`${admin}/calendar/names?table=paksas`],
      wrong: sends('Save Krsna paksa', { name: 'अ\u202eब' }),
    },
  ],
  ['/stats/givers', { at: `${admin}/stats/givers?who=once&period=taxYear` }],
  ...cmsSections.flatMap(({ visits }) => visits),
  [
    '/tours/departures/:id',
    {
      at: `${admin}/tours/departures/govardhan-parikrama`,
      also: [`${admin}/tours/departures/customized-spiritual-retreats`],
      wrong: sends('Add the departure', { seats: '0' }),
    },
  ],
  plain('/pages'),
  ['/pages/*', { at: `${admin}/pages/about`, wrong: sends('Save', { title: '' }) }],
  [
    '/translations',
    { at: `${admin}/translations`, also: [`${admin}/translations?kind=settings&state=draft`] },
  ],
  plain('/translations/to-confirm'),
  [
    '/translations/:language/:kind/:id',
    {
      at: `${admin}/translations/hi/blogs/one-trunk-of-books`,
      wrong: sends('Save as a draft', { title: 'अ\u202eब' }),
    },
  ],
  found('/media', 'words'),
  plain('/media/create-media'),
  plain('/media/missing'),
  ['/media/file/:id', { at: linkOn('/media', '.library a'), wrong: sends('Save', { name: '' }) }],
  [
    '/products',
    { at: inVain('/products?search='), also: [`${admin}/products`], wrong: sends('Save', { to: '-1' }) },
  ],
  plain('/products/categories'),
  plain('/products/delivery'),
  ['/products/delivery/:id', { at: linkOn('/products/delivery', 'a[href*="/products/delivery/"]') }],
  plain('/products/gst'),
  form('/products/count', sends('Write the count', { counted: '-1' })),
  form('/products/import', sends('Read the file')),
  [
    '/products/:id',
    {
      at: `${admin}/products/bhagavad-gita-as-it-is`,
      also: [`${admin}/products/new`],
      wrong: sends('Make the product'),
    },
  ],
  ['/products/:id/stock', { at: `${admin}/products/bhagavad-gita-as-it-is/stock` }],
  found('/orders', 'search'),
  plain('/orders/bills'),
  plain('/orders/sales'),
  plain('/orders/new'),
  plain('/bookings'),
  plain('/bookings/offerings'),
  plain('/stays'),
  form('/stays/new', sends('Book it')),
  plain('/stays/chart'),
  plain('/stats/stays'),
  plain('/stays/waiting'),
  form('/stays/groups', sends('Keep the rooms')),
  plain('/stays/rooms'),
  plain('/stays/rates'),
  plain('/stays/housekeeping'),
  ['/classes/attendance/:id', { at: `${admin}/classes/attendance/mridanga-for-beginners` }],
  [
    '/tours/manifest/:id',
    { at: linkOn('/tours/departures/govardhan-parikrama', 'a[href*="/tours/manifest/"]') },
  ],
  found('/seats', 'search'),
  [
    '/seats/take/:request',
    {
      at: async (page) => {
        const manifest = linkOn('/tours/departures/govardhan-parikrama', 'a[href*="/tours/manifest/"]');
        await page.goto(await manifest(page));
        const take = page.getByRole('main').locator('a[href*="/seats/take/"]').first();
        return (await take.getAttribute('href')) ?? '';
      },
      wrong: sends('Go on', { price: '0' }),
    },
  ],
  [
    '/seats/call-off/:kind/:id',
    {
      at: `${admin}/seats/call-off/class/mridanga-for-beginners`,
      wrong: sends('Call it off and write to everybody', { reason: '' }),
    },
  ],
  ['/seats/:id', { at: linkOn('/seats', 'a[href*="/seats/sea_"]') }],
  plain('/stays/foreigners'),
  form('/stays/feeds', sends('Make the link')),
  plain('/members'),
  ['/members/:id', { at: linkOn('/members', 'table a') }],
  ['/stays/:id', { at: linkOn('/stays', 'a[href*="/stays/sty_"]') }],
  ['/orders/:id', { at: paidOrder }],
  [
    '/orders/print/:what',
    {
      at: async (page) => `${admin}/orders/print/labels?order=${(await paidOrder(page)).split('/').at(-1)}`,
      also: [`${admin}/orders/print/packing`],
    },
  ],
  found('/donation', 'search'),
  form('/donation/record', sends('Record and write the receipt')),
  plain('/donation/csr'),
  form('/donation/csr/new', sends('Save the agreement', { agreed: '5' })),
  ['/donation/csr/:id', { at: linkOn('/donation/csr', 'table a'), wrong: sends('Name the donation') }],
  plain('/roster'),
  ['/roster/:id', { at: linkOn('/roster', 'table a'), wrong: sends('Add the shift', { duty: '' }) }],
  plain('/passes'),
  plain('/passes/keys'),
  ['/passes/:id', { at: `${admin}/passes/gita-jayanti`, also: [`${admin}/passes/sunday-love-feast`] }],
  [
    '/passes/:id/bookings',
    {
      at: `${admin}/passes/gita-jayanti/bookings`,
      also: [inVain('/passes/gita-jayanti/bookings?search=')],
    },
  ],
  [
    '/passes/:id/bookings/:booking',
    {
      at: linkOn('/passes/gita-jayanti/bookings?search=9822211144', 'table a'),
      wrong: async (page) => {
        await opens('Void a pass')(page);
        await sends('Void')(page);
      },
    },
  ],
  ['/passes/:id/sell', { at: `${admin}/passes/gita-jayanti/sell`, wrong: sends('Sell') }],
  ['/passes/:id/guests', { at: `${admin}/passes/gita-jayanti/guests`, wrong: sends('Check the list') }],
  ['/passes/:id/letter', { at: `${admin}/passes/gita-jayanti/letter`, wrong: sends('See it first') }],
  [
    '/passes/:id/plan',
    {
      at: `${admin}/passes/gita-jayanti/plan`,
      wrong: async (page) => {
        await opens('Add a kind of pass')(page);
        await sends('Add')(page);
      },
    },
  ],
  ['/passes/:id/gates', { at: `${admin}/passes/gita-jayanti/gates`, wrong: sends('Add a gate') }],
  ['/passes/:id/doubles', { at: `${admin}/passes/gita-jayanti/doubles` }],
  plain('/doors'),
  ['/doors/:id', { at: linkOn('/doors', 'table a'), wrong: sends('Save the queue', { minutes: '2' }) }],
  plain('/donation/links'),
  form('/donation/links/new', sends('Make the link')),
  ['/donation/links/:id', { at: linkOn('/donation/links', 'tr:has-text("Mira Sharma") a') }],
  found('/donation/promises', 'search'),
  plain('/donation/causes'),
  [
    '/donation/causes/:id',
    {
      at: `${admin}/donation/causes/food-for-life`,
      also: [`${admin}/donation/causes/new`],
      wrong: sends('Make the cause'),
    },
  ],
  plain('/donation/claims'),
  plain('/donation/payments'),
  ['/donation/payments/:paymentId', { at: `${admin}/donation/payments/${secondPayment}` }],
  plain('/donation/statements'),
  [
    '/donation/statements/:entityId/:taxYear',
    { at: `${admin}/donation/statements/charity/2026-27`, wrong: sends('Save', { urn: '<b>' }) },
  ],
  [
    '/donation/statements/:entityId/:taxYear/certificates',
    {
      at: `${admin}/donation/statements/charity/2026-27/certificates`,
      also: [`${admin}/donation/statements/charity/2026-27/certificates?show=missing`],
    },
  ],
  ['/donation/single-donation/:id', { at: donationWithPan, wrong: sends('Keep the note') }],
  [
    '/donation/single-donation/:id/pan',
    { at: async (page) => `${await donationWithPan(page)}/pan`, wrong: sends('Show it') },
  ],
  ['/find', { at: `${admin}/find`, also: [`${admin}/find?q=temple`, inVain('/find?q=')] }],
  plain('/my-sign-in'),
  form('/staff', sends('Send the invitation', { email: 'nobody' })),
  ['/staff/:personId', { at: linkOn('/staff', 'table a') }],
  plain('/changes'),
  found('/audit', 'subject'),
  plain('/system'),
  ['/*', { at: `${admin}/no-such-screen` }],
  plain('/settings'),
  form('/settings/hours', sends('Save the hours', { 'monday-opens-1': '23:00' })),
  form('/settings/receipts', async (page) => {
    await opens('Change the first part of the numbers')(page);
    await sends('Save', { prefix: '?' })(page);
  }),
  form('/settings/receipts/text', sends('Add the text', { english: '' })),
  plain('/daily-darshan/post'),
  plain('/daily-darshan/readers'),
  plain('/settings/letters'),
  [
    '/settings/letters/:letter',
    {
      at: linkOn('/settings/letters', 'a[href*="/settings/letters/"]'),
      wrong: sends('Save', { subject: '' }),
    },
  ],
  [
    '/settings/:section',
    {
      at: `${admin}/settings/contact`,
      also: sections.map(({ key }) => `${admin}/settings/${key}`).reverse(),
      wrong: sends('Save', { name: '' }),
    },
  ],
  [
    '/settings/:section/history',
    { at: `${admin}/settings/social/history`, also: [`${admin}/settings/hours/history`] },
  ],
  ['/settings/:section/history/:version', { at: linkOn('/settings/social/history', 'a[href*="/history/"]') }],
  ['/settings/letters/:letter/history', { at: `${admin}/settings/letters/gifts-account/history` }],
  [
    '/settings/letters/:letter/history/:version',
    { at: linkOn('/settings/letters/gifts-account/history', 'a[href*="/history/"]') },
  ],
]);

/** Admin routes without a page: files, JSON for a dialog, and actions without a loader. */
const withoutPage = [
  ...[
    '/people/people.csv',
    '/people/:id/data.json',
    '/products/products.csv',
    '/donation/csr/agreements.csv',
    '/donation/csr/:id/certificate.pdf',
    '/donation/csr/:id/papers/:paper',
    '/donation/gifts.csv',
    '/classes/certificate/:id',
    '/roster/:id/helpers.csv',
    '/stays/foreigners/form-c.csv',
    '/passes/:id/bookings.csv',
    '/members/members.csv',
    '/seats/seats.csv',
    '/orders/bills.csv',
    '/stats/stays.csv',
    '/daily-darshan/readers/readers.csv',
    '/translations/remarks.csv',
  ],
  ...['/donation/statements/:entityId/:taxYear/statement.csv'],
  ...['/settings/receipts/sample.pdf'],
  ...['/media/shelf', '/media/upload', '/system/backup'],
];

export const adminVisits: [string, AdminVisit][] = [
  ...Object.entries(screens),
  ['/preview', { at: previewAddress }],
];
export const knownPatterns = [
  ...Object.keys(screens),
  ...cmsSections.flatMap(({ like }) => like),
  ...withoutPage,
].map((path) => `${admin}${path}`);
