import type { FieldSpec } from '../edited-fields/field-spec.ts';
import { languageNames, languages } from '../language/languages.ts';
import type { Permission } from '../people/roles.ts';
import { pictureSections } from './picture-sections.ts';
import { searchFields, searchSections } from './search-sections.ts';
import { line, rows, type SettingSection, wideLine, words } from './setting-section.ts';
import { wordSections } from './word-sections.ts';

const time: FieldSpec = { type: 'clock', path: 'time', label: 'Time' };

/** The day of a row: settings are not older than the site. */
const day: FieldSpec = { type: 'day', path: 'on', label: 'Day', from: '2020-01-01' };

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
    key: 'languages',
    title: 'Languages',
    note: 'What visitors can read besides English. The words of your entries are under Translations.',
    fields: languageNames
      .filter((name) => name !== 'en')
      .map((path) => ({ type: 'yes' as const, path, label: languages[path].name })),
  },
  {
    key: 'mobileSignIn',
    title: 'Sign in by mobile',
    note: 'The page to sign in, and the profile. Each code is a text message that the temple pays for.',
    fields: [
      {
        type: 'yes',
        path: 'offered',
        label: 'People may sign in with a code to their mobile',
        hint: 'Only once text messages (SMS) are set up; whoever looks after the site knows.',
      },
    ],
  },
  {
    key: 'contact',
    title: 'Address and telephone',
    note: 'Footer, contact page, letters and maps.',
    fields: [
      words('address', 'Address', 300),
      { type: 'phone', path: 'phone', label: 'Phone' },
      { type: 'phone', path: 'whatsapp', label: 'WhatsApp' },
      { type: 'email', path: 'email', label: 'E-mail' },
      { type: 'latitude', path: 'latitude', label: 'Latitude', hint: 'Of the gate, for maps: 28.647' },
      { type: 'longitude', path: 'longitude', label: 'Longitude' },
    ],
  },
  {
    key: 'social',
    title: 'Social links',
    note: 'Footer and what search engines know.',
    fields: ['instagram', 'facebook', 'youtube', 'twitter'].map((name) => ({
      type: 'link' as const,
      path: `${name}.to`,
      label: name === 'youtube' ? 'YouTube' : name.charAt(0).toUpperCase() + name.slice(1),
      leads: 'outside' as const,
    })),
  },
  {
    key: 'schedule',
    title: 'A day at the temple',
    note: 'The schedule that the header opens, and the darshan pages.',
    fields: [
      wideLine('closedNote', 'When the temple is closed', 160),
      rows('entries', 'Times of the day', 24, [time, line('title', 'What', 60)]),
    ],
  },
  {
    key: 'scheduleDays',
    title: 'Days with a schedule of their own',
    note: 'Festivals: on such a day these times stand in the place of the usual ones. Its opening hours are under Opening hours.',
    fields: [
      { ...rows('', 'Times of these days', 60, [day, time, line('title', 'What', 60)]), mayBeEmpty: true },
    ],
  },
  {
    key: 'festivalBanner',
    title: 'Festival banner',
    note: 'The line on top of every page.',
    fields: [
      { type: 'yes', path: 'shown', label: 'Show the banner' },
      {
        type: 'yes',
        path: 'automatic',
        label: 'Follow the calendar, instead of the words below',
        hint: 'On days without a festival there is no banner then.',
      },
      line('text', 'Own words', 100),
      {
        type: 'link',
        path: 'to',
        label: 'Where it leads',
        leads: 'either',
        hint: '/events, or an address with https://',
      },
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
      { type: 'account', path: 'accountNumber', label: 'Account number' },
      line('bank', 'Bank'),
      line('branch', 'Branch'),
      { type: 'branch-code', path: 'branchCode', label: 'IFSC' },
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
      { type: 'upi', path: 'id', label: 'UPI id', hint: 'Like temple@bank' },
      line('payee', 'Name that UPI apps show'),
    ],
  },
  {
    key: 'shop',
    title: 'Shop',
    note: 'Who sells, as every bill says it, and how goods reach people. Bills that were written keep what they say.',
    fields: [
      line('seller', 'Name of the seller', 120),
      words('address', 'Address of the seller', 300),
      {
        type: 'state',
        path: 'state',
        label: 'State of the seller',
        hint: 'Decides between CGST with SGST and IGST.',
      },
      {
        type: 'gstin',
        path: 'gstin',
        label: 'GSTIN',
        hint: 'Empty or “none” while the seller is not registered: bills then take no tax.',
      },
      { type: 'yes', path: 'pickup', label: 'Goods may be collected at the temple' },
      {
        type: 'yes',
        path: 'payAtPickup',
        label: 'Who fetches may pay there',
        hint: 'Only where goods may be collected.',
      },
      { type: 'yes', path: 'buyerCancels', label: 'Buyers may cancel before the goods are packed' },
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
      { type: 'latitude', path: 'latitude', label: 'Latitude' },
      { type: 'longitude', path: 'longitude', label: 'Longitude' },
      { type: 'zone', path: 'zone', label: 'Time zone', hint: 'Like Asia/Kolkata' },
    ],
  },
  {
    key: 'donateModal',
    title: 'Donate window',
    note: 'The small window that asks for a gift.',
    fields: [
      { type: 'picture', path: 'picture', label: 'Photo', photo: true },
      line('title', 'Title', 60),
      line('text', 'Sentence', 140),
      { type: 'link', path: 'to', label: 'Where it leads', leads: 'either' },
    ],
  },
  {
    key: 'donationAmounts',
    title: 'Amounts to choose from',
    note: 'On the Donate page, and the first three in the Donate window, where the second is chosen.',
    page: '/donate',
    fields: [
      rows('', 'Amounts', 6, [{ type: 'whole', path: 'rupees', label: 'Rupees', min: 1, max: 500_000 }]),
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
      rows('rules', 'House rules', 12, [line('rule', 'Rule', 160)]),
    ],
  },
  ...pictureSections,
  {
    key: 'facts',
    title: 'Facts on the home page',
    note: 'Numbers of the movement.',
    permission: 'words.write',
    page: '/',
    fields: [rows('', 'Facts', 6, [line('value', 'Number', 20), line('label', 'Words', 60)])],
  },
  {
    key: 'footerServices',
    title: 'Services in the footer',
    note: 'Links at the foot of every page.',
    fields: [
      rows('', 'Links', 12, [
        line('label', 'Words', 60),
        { type: 'link', path: 'to', label: 'Where it leads', leads: 'either' },
      ]),
    ],
  },
  {
    key: 'copyright',
    title: 'Copyright line',
    note: 'The last line of every page. {year} is the year it is.',
    fields: [wideLine('', 'Copyright line', 120)],
  },
];

export function findSection(key: string): SettingSection | null {
  return settingSections.find((one) => one.key === key) ?? null;
}

/** Who may change a setting. */
export function permissionOf(key: string): Permission {
  return findSection(key)?.permission ?? 'settings.write';
}
