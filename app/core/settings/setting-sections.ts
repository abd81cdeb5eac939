import type { Permission } from '../people/roles.ts';
import { cellName, fieldName } from './read-setting.ts';
import { searchFields, searchSections } from './search-sections.ts';
import type { SettingField, SettingSection } from './setting-section.ts';
import { wordSections } from './word-sections.ts';

const line = (path: string, label: string, max = 80): SettingField => ({ path, label, kind: 'line', max });

/** A sentence, or a line between sentences: as wide as the form. */
const wideLine = (path: string, label: string, max: number): SettingField => ({
  ...line(path, label, max),
  wide: true,
});

const words = (path: string, label: string, max: number): SettingField => ({
  path,
  label,
  kind: 'words',
  max,
});

const picture = (path: string, label: string): SettingField => ({ path, label, kind: 'picture' });

/** The forms of the settings. Opening hours have a form of their own. */
export const settingSections: readonly SettingSection[] = [
  {
    key: 'identity',
    title: 'Name and deities',
    note: 'Header, footer, letters, receipts’ letters and what search engines show.',
    fields: [
      line('name', 'Name of the temple'),
      line('place', 'Town'),
      line('deities', 'Deities', 120),
      line('mantra', 'Words beside the logo', 40),
    ],
  },
  {
    key: 'contact',
    title: 'Address and telephone',
    note: 'Footer, contact page, letters and maps.',
    fields: [
      { path: 'address', label: 'Address', kind: 'words', max: 300 },
      { path: 'phone', label: 'Phone', kind: 'phone' },
      { path: 'whatsapp', label: 'WhatsApp', kind: 'phone' },
      { path: 'email', label: 'E-mail', kind: 'email' },
      { path: 'latitude', label: 'Latitude', kind: 'latitude', hint: 'Of the gate, for maps: 28.647' },
      { path: 'longitude', label: 'Longitude', kind: 'longitude' },
    ],
  },
  {
    key: 'social',
    title: 'Social links',
    note: 'Footer and what search engines know.',
    fields: ['instagram', 'facebook', 'youtube', 'twitter'].map((name) => ({
      path: `${name}.to`,
      label: name === 'youtube' ? 'YouTube' : name.charAt(0).toUpperCase() + name.slice(1),
      kind: 'web' as const,
    })),
  },
  {
    key: 'schedule',
    title: 'A day at the temple',
    note: 'The schedule that the header opens, and the darshan pages.',
    fields: [wideLine('closedNote', 'When the temple is closed', 160)],
    lists: [
      {
        path: 'entries',
        label: 'Times of the day',
        most: 24,
        columns: [
          { name: 'time', label: 'Time', kind: 'clock' },
          { name: 'title', label: 'What', kind: 'line', max: 60 },
        ],
      },
    ],
  },
  {
    key: 'scheduleDays',
    title: 'Days with a schedule of their own',
    note: 'Festivals: on such a day these times stand in the place of the usual ones. Its opening hours are under Opening hours.',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Times of these days',
        most: 60,
        mayBeEmpty: true,
        columns: [
          { name: 'on', label: 'Day', kind: 'day' },
          { name: 'time', label: 'Time', kind: 'clock' },
          { name: 'title', label: 'What', kind: 'line', max: 60 },
        ],
      },
    ],
  },
  {
    key: 'dailyTimings',
    title: 'Timings in the footer',
    note: 'The short list at the foot of every page.',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Timings',
        most: 10,
        columns: [
          { name: 'title', label: 'What', kind: 'line', max: 60 },
          { name: 'time', label: 'Time', kind: 'clock' },
        ],
      },
    ],
  },
  {
    key: 'festivalBanner',
    title: 'Festival banner',
    note: 'The line on top of every page.',
    fields: [
      { path: 'shown', label: 'Show the banner', kind: 'switch' },
      {
        path: 'automatic',
        label: 'Follow the calendar, instead of the words below',
        kind: 'switch',
        hint: 'On days without a festival there is no banner then.',
      },
      line('text', 'Own words', 100),
      { path: 'to', label: 'Where it leads', kind: 'link', hint: '/events, or an address with https://' },
    ],
  },
  {
    key: 'bank',
    title: 'Bank account',
    note: 'Donation pages, for transfers. Change it with great care: gifts go there.',
    none: {
      how: 'If the temple has no bank account, empty every field: no page then offers a bank transfer.',
      said: 'No bank account is set: no page offers a bank transfer.',
    },
    fields: [
      line('accountName', 'Name of the account', 120),
      { path: 'accountNumber', label: 'Account number', kind: 'account' },
      line('bank', 'Bank'),
      line('branch', 'Branch'),
      { path: 'branchCode', label: 'IFSC', kind: 'branch-code' },
    ],
  },
  {
    key: 'upi',
    title: 'UPI',
    note: 'Donation pages; the QR code is drawn from it. Gifts go there.',
    none: {
      how: 'If the temple has no UPI id, empty both fields: no page then shows a QR code to give.',
      said: 'No UPI id is set: no page shows a QR code to give.',
    },
    fields: [
      { path: 'id', label: 'UPI id', kind: 'upi', hint: 'Like temple@bank' },
      line('payee', 'Name that UPI apps show'),
    ],
  },
  {
    key: 'shop',
    title: 'Shop',
    note: 'Who sells, as every bill says it, and how goods reach people. Bills that were written keep what they say.',
    fields: [
      line('seller', 'Name of the seller', 120),
      { path: 'address', label: 'Address of the seller', kind: 'words', max: 300 },
      {
        path: 'state',
        label: 'State of the seller',
        kind: 'state',
        hint: 'Decides between CGST with SGST and IGST.',
      },
      {
        path: 'gstin',
        label: 'GSTIN',
        kind: 'gstin',
        hint: 'Empty or “none” while the seller is not registered: bills then take no tax.',
      },
      { path: 'pickup', label: 'Goods may be fetched at the temple', kind: 'switch' },
      {
        path: 'payAtPickup',
        label: 'Who fetches may pay there',
        kind: 'switch',
        hint: 'Only where goods may be fetched.',
      },
      { path: 'buyerCancels', label: 'Buyers may cancel before the goods are packed', kind: 'switch' },
    ],
  },
  {
    key: 'csr',
    title: 'CSR',
    note: 'The page for companies.',
    fields: [line('registration', 'CSR registration', 60)],
  },
  {
    key: 'calendarPlace',
    title: 'Place of the calendar',
    note: 'Where sunrise is watched: fasts and festivals follow from it.',
    fields: [
      line('name', 'Town'),
      { path: 'latitude', label: 'Latitude', kind: 'latitude' },
      { path: 'longitude', label: 'Longitude', kind: 'longitude' },
      { path: 'zone', label: 'Time zone', kind: 'zone', hint: 'Like Asia/Kolkata' },
    ],
  },
  {
    key: 'donateModal',
    title: 'Donate window',
    note: 'The small window that asks for a gift.',
    fields: [
      picture('picture', 'Picture'),
      line('title', 'Title', 60),
      line('text', 'Sentence', 140),
      { path: 'to', label: 'Where it leads', kind: 'link' },
    ],
  },
  {
    key: 'donationAmounts',
    title: 'Amounts to choose from',
    note: 'On the Donate page, and the first three in the Donate window, where the second is chosen.',
    page: '/donate',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Amounts',
        most: 6,
        columns: [{ name: 'rupees', label: 'Rupees', kind: 'rupees', max: 500_000 }],
      },
    ],
  },
  {
    key: 'homeWords',
    title: 'Words of the home page',
    note: 'What the home page tells of the temple, and what search engines show under its name.',
    permission: 'words.write',
    page: '/',
    fields: [
      {
        ...words('heroTitle', 'Welcome: heading', 60),
        hint: 'A line here is a line there. The name below follows it, in colour.',
      },
      wideLine('heroName', 'Welcome: name in colour', 40),
      words('lead', 'Under the welcome', 200),
      ...searchFields({ title: 'titleForSearch', description: 'forSearch' }, '/').map((field) => ({
        ...field,
        label: `${field.label} for search engines`,
      })),
      wideLine('aboutTitle', 'About us: heading', 80),
      words('aboutLead', 'About us', 300),
      words('today', 'History: today', 160),
      line('feast', 'Sunday Love Feast', 80),
      line('gitaClass', 'Gita class', 80),
      line('tours', 'Spiritual tours', 80),
      line('youth', 'Youth forum', 80),
      line('children', 'Gopal Fun School', 80),
      line('stay', 'Guest house', 80),
    ],
  },
  ...wordSections,
  ...searchSections,
  {
    key: 'donationSlideWords',
    title: 'Words of the donation banner',
    note: 'The four slides on the home page and on pages that tell of the temple.',
    permission: 'words.write',
    page: '/',
    fields: [
      wideLine('slideStone', 'Slide: a stone', 80),
      wideLine('slideBrick', 'Slide: a brick', 80),
      wideLine('slideFoot', 'Slide: a square foot', 80),
      wideLine('slideArch', 'Slide: an arch', 80),
    ],
  },
  {
    key: 'stay',
    title: 'Guest house rules',
    note: 'Check-in and check-out, rules and cancelling, on the page of the guest house. Rooms and rates are under Guest house.',
    page: '/stay',
    fields: [
      wideLine('title', 'Heading', 60),
      words('lead', 'Under the heading', 200),
      words('cancelling', 'About cancelling', 200),
    ],
    lists: [
      {
        path: 'rules',
        label: 'The rules of the house',
        most: 12,
        columns: [{ name: 'rule', label: 'Rule', kind: 'line', max: 160 }],
      },
    ],
  },
  {
    key: 'homePictures',
    title: 'Pictures of the home page',
    note: 'The view through the window, and the pictures further down.',
    permission: 'words.write',
    page: '/',
    fields: [
      picture('heroDawn', 'Through the window by day'),
      picture('heroDusk', 'Through the window in the evening'),
      picture('about', 'About us'),
      picture('history', 'History'),
      picture('feast', 'Sunday Love Feast'),
      picture('gitaClass', 'Gita class'),
      picture('tours', 'Spiritual tours'),
      picture('youth', 'Youth forum'),
      picture('children', 'Gopal Fun School'),
      picture('giveBooks', 'Books: a Gita for every hand'),
      picture('booksSchool', 'Books: for a school'),
      picture('booksHospital', 'Books: for a hospital'),
      picture('booksElders', 'Books: for the elderly'),
    ],
  },
  {
    key: 'pagePictures',
    title: 'Pictures of other pages',
    note: 'On top of pages that have no list behind them, and the four slides of the donation banner.',
    permission: 'words.write',
    fields: [
      picture('donation', 'Donation: all causes'),
      picture('donate', 'Donate in a minute'),
      picture('sevas', 'Sevas Booking'),
      picture('stay', 'Guest house'),
      picture('membership', 'Membership'),
      picture('contacts', 'Contact'),
      picture('tourAsk', 'Ask about a tour'),
      picture('festival', 'Festival page'),
      picture('liveDarshan', 'Live darshan, before it runs'),
      picture('slideStone', 'Slide: a stone'),
      picture('slideBrick', 'Slide: a brick'),
      picture('slideFoot', 'Slide: a square foot'),
      picture('slideArch', 'Slide: an arch'),
    ],
  },
  {
    key: 'facts',
    title: 'Facts on the home page',
    note: 'Numbers of the movement.',
    permission: 'words.write',
    page: '/',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Facts',
        most: 6,
        columns: [
          { name: 'value', label: 'Number', kind: 'line', max: 20 },
          { name: 'label', label: 'Words', kind: 'line', max: 60 },
        ],
      },
    ],
  },
  {
    key: 'footerServices',
    title: 'Services in the footer',
    note: 'Links at the foot of every page.',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Links',
        most: 12,
        columns: [
          { name: 'label', label: 'Words', kind: 'line', max: 60 },
          { name: 'to', label: 'Where it leads', kind: 'link' },
        ],
      },
    ],
  },
  {
    key: 'copyright',
    title: 'Copyright line',
    note: 'The last line of every page.',
    fields: [wideLine('', 'Copyright line', 120)],
  },
];

/** The labels of a section's fields, by their names; cells of a list with their row. */
export function sectionLabels({ fields, lists = [] }: SettingSection): Record<string, string> {
  const cells = lists.flatMap((list) =>
    Array.from({ length: list.most }, (_, row) =>
      list.columns.map(({ name, label }) => [cellName(list, row, name), `${label}, row ${row + 1}`]),
    ).flat(),
  );
  const named = fields.map(({ path, label }) => [fieldName(path), label]);
  return Object.fromEntries([...named, ...cells]);
}

export function findSection(key: string): SettingSection | null {
  return settingSections.find((one) => one.key === key) ?? null;
}

/** Who may change a setting. */
export function permissionOf(key: string): Permission {
  return findSection(key)?.permission ?? 'settings.write';
}
