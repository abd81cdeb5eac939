import { type ScheduleEntry, stationKinds, withKinds } from '#core/hours/station-kinds.ts';
import { everyDay, templeSittings } from '#core/hours/temple-status.ts';
import { circleTiers } from '../home/circle-tiers.ts';
import { donationSlideWords } from '../home/donation-slides.ts';
import { type OtherLanguage, otherLanguages } from '../language/other-language.ts';
import { answerWords } from '../page-copy/answer-words.ts';
import { fillPlaces } from '../page-copy/fill-places.ts';
import { homeHeads, homeTimeline, homeWords } from '../page-copy/home-words.ts';
import { activityWords, festivalWords, givingWords, visitWords } from '../page-copy/page-words.ts';
import { activitySearch, givingSearch, visitSearch } from '../page-copy/search-words.ts';
import { homePictures, pagePictures } from './page-pictures.ts';

/** Texts of pages that nothing is computed from. */
const words = {
  homeWords,
  homeHeads,
  homeTimeline,
  visitWords,
  activityWords,
  givingWords,
  festivalWords,
  donationSlideWords,
  visitSearch,
  activitySearch,
  givingSearch,
  answerWords,
};

/**
 * Every fact of the temple that a page shows, with its default. Where a rule of docs/rules fixes a
 * text, that text is the default; addresses, numbers and accounts are obvious demo values. Each key
 * is a row of the table `settings` once an administrator has changed it. A property named `to` is a
 * link.
 */
export const templeDefaults = {
  identity: {
    name: 'Hare Krishna Temple',
    place: 'Ghaziabad',
    mantra: 'हरे कृष्ण',
    deities: 'Sri Sri Radha Krishna',
  },
  /**
   * Which languages besides English visitors are offered: none until somebody has read them; the
   * demo offers all (server/demo).
   */
  languages: noOtherLanguage(),
  /** Whose pages and letters show numbers in the digits of their script (messages/…/digits.ts). */
  ownDigits: noOtherLanguage(),
  /**
   * Sign-in by a code to the mobile: off until text messages are set up; the demo offers it.
   */
  mobileSignIn: { offered: false },
  contact: {
    address: 'Hare Krishna Temple, Sector 1, Demo Township, Ghaziabad, Uttar Pradesh 201000',
    phone: '+91 00000 00000',
    whatsapp: '+91 00000 00000',
    email: 'temple@example.org',
    latitude: 28.647,
    longitude: 77.507,
  },
  /**
   * Where the calendar observes the sunrise: Ghaziabad, as in the reference data of core/calendar.
   */
  calendarPlace: { name: 'Ghaziabad', latitude: 28.669, longitude: 77.454, zone: 'Asia/Kolkata' },
  social: {
    instagram: { to: 'https://www.instagram.com/' },
    facebook: { to: 'https://www.facebook.com/' },
    youtube: { to: 'https://www.youtube.com/' },
    twitter: { to: 'https://twitter.com/' },
  },
  /** When the temple is open (rule S20). */
  openingHours: everyHours(),
  /**
   * Twelve times; the closed hours differ from the opening hours, and both are shown (rule S22).
   */
  schedule: {
    entries: [
      { time: '04:30 AM', title: 'Mangal Aarti', kind: 'darshan' },
      { time: '05:00 AM', title: 'Tulsi Puja', kind: 'other' },
      { time: '07:15 AM', title: 'Shringar Darshan', kind: 'darshan' },
      { time: '07:30 AM', title: 'Guru Puja', kind: 'other' },
      { time: '08:00 AM', title: 'Srimad Bhagavatam Class', kind: 'other' },
      { time: '12:30 PM', title: 'Raj Bhoga Aarti', kind: 'darshan' },
      { time: '01:00 PM', title: 'Darshan Closed', kind: 'closed' },
      { time: '04:15 PM', title: 'Dhoop Aarti', kind: 'darshan' },
      { time: '06:30 PM', title: 'Sandhya Aarti', kind: 'darshan' },
      { time: '07:30 PM', title: 'Bhagavad Gita Discourse', kind: 'other' },
      { time: '08:30 PM', title: 'Shayan Aarti', kind: 'darshan' },
      { time: '09:00 PM', title: 'Darshan Closed', kind: 'closed' },
    ] as ScheduleEntry[],
    closedNote: 'The temple is closed 13:00-16:00 and 21:30-04:10.',
  },
  /** Times of single days, instead of the entries above: a festival. */
  scheduleDays: [] as (ScheduleEntry & { on: string })[],
  /** The list in the footer (rule S18). */
  footerServices: [
    { label: 'Simple Living High Thinking', to: '/services/simple-living-high-thinking' },
    { label: 'Srila Prabhupada Audiobooks', to: '/services/srila-prabhupada-audiobooks' },
    { label: 'Life Membership', to: '/membership' },
    { label: 'Community Service Centre', to: '/services/community-service-centre' },
    { label: 'Gomata Products', to: '/services/gomata-products' },
    { label: 'Buy Books Online', to: '/services/buy-books-online' },
  ],
  /**
   * The greeting of rule S23. Automatic: the calendar's own greeting, or none, instead of text and
   * link; the demo shows the text (server/demo).
   */
  festivalBanner: { shown: true, automatic: true, text: 'Happy Janmashtami 2025', to: '/janamastmi' },
  /** The year is that of the clock (rule S19). */
  copyright: '© {year} Hare Krishna Temple, Ghaziabad',
  donateModal: {
    picture: '',
    title: 'Light a lamp today',
    text: 'Your gift is offered at the next aarti.',
    to: '/donate',
  },
  ...words,
  /** From the smallest on; Donate Now offers the first three (rule F12). */
  donationAmounts: [{ rupees: 501 }, { rupees: 1_100 }, { rupees: 2_100 }, { rupees: 5_100 }],
  circleTiers,
  homePictures,
  pagePictures,
  /** Texts of the guest house, shown before a room is booked. */
  stay: {
    title: 'Guest house',
    lead: 'Wake up to the conch: a clean bed, simple meals from the temple kitchen, and the first lamps of the day a few steps away.',
    rules: [
      { rule: 'Check-in from 12:00, check-out until 10:00.' },
      { rule: 'Bring a photo identity for every adult. Couples may be asked for proof of marriage.' },
      { rule: 'Only vegetarian food without onion and garlic; no alcohol, no smoking.' },
      { rule: 'Modest dress in the temple grounds; quiet from 22:00, because the day begins at four.' },
      { rule: 'Meals are prasadam at the temple’s hours. Children are welcome.' },
    ],
    cancelling: 'A stay that was paid is final: no cancellation and no refund.',
  },
  bank: {
    accountName: 'Hare Krishna Temple (demo account)',
    accountNumber: '000000000000',
    bank: 'Demo Bank',
    branch: 'Ghaziabad',
    branchCode: 'DEMO0000000',
  },
  /** What companies need first: the number under which the temple's body may receive CSR funds. */
  csr: { registration: 'CSR00000000 (demo)' },
  upi: { id: 'temple.demo@upi', payee: 'Hare Krishna Temple (demo)' },
  /**
   * The seller and the rules of the shop (core/orders/shop-rules). A GSTIN of 'none': not
   * registered, no tax on the bills.
   */
  shop: {
    seller: 'Hare Krishna Temple (demo)',
    address: 'Sector 1, Demo Township, Ghaziabad, Uttar Pradesh 201000',
    state: 'Uttar Pradesh',
    gstin: '09AAATD0000D1ZO',
    billMark: 'A',
    pickup: true,
    payAtPickup: false,
    buyerCancels: true,
  },
  /**
   * Bills for paid seats (core/seats/seat-bill): 'none', or the rate of the tax in hundredths of a
   * percent.
   */
  seatBills: { classes: 'none', tours: 'none' },
  /** The pages' figures about the movement (rule S30). */
  facts: [
    { value: '400+', label: 'temples in the world' },
    { value: '40', label: 'rural communities' },
    { value: '100+', label: 'restaurants' },
  ],
};

/** As stored: plain lists that may be changed. */
type StoredSitting = { opens: string; closes: string };
type StoredHours = {
  week: { day: string; sittings: StoredSitting[] }[];
  days: { on: string; note: string; sittings: StoredSitting[] }[];
};

function noOtherLanguage(): Record<OtherLanguage, boolean> {
  return Object.fromEntries(otherLanguages.map((name) => [name, false])) as Record<OtherLanguage, boolean>;
}

function everyHours(): StoredHours {
  const week = everyDay(templeSittings).week.map(({ day, sittings }) => ({ day, sittings: [...sittings] }));
  return { week, days: [] };
}

/** The item of a list whose default is empty. */
const emptyLists: Record<string, unknown> = {
  scheduleDays: { on: '2026-09-04', time: '00:00', title: 'Midnight Aarti', kind: 'darshan' },
  days: { on: '2026-09-04', note: 'Janmashtami', sittings: [{ opens: '04:30', closes: '13:00' }] },
};

/** Optional settings. The empty value keeps its parts, every text of it empty. */
const mayBeNone: readonly string[] = ['bank', 'upi'];

/** The temple does not have it: no bank account, no UPI id. */
export function isNone(value: Readonly<Record<string, string>>): boolean {
  return Object.values(value).every((text) => text === '');
}

export type TempleSettings = typeof templeDefaults;
type TempleSettingKey = keyof TempleSettings;

/**
 * The defaults with the stored rows over them. A row must have the shape of its default (unknown
 * keys and shapes are named in `bad` and change nothing), so a page can trust every value it shows.
 * Only texts may have fewer parts: a heading that was added after the staff had saved the texts
 * takes its default.
 */
export function overlaySettings(rows: readonly { key: string; value: unknown }[]): {
  settings: TempleSettings;
  bad: string[];
} {
  const settings: Record<string, unknown> = { ...templeDefaults };
  const bad: string[] = [];
  for (const { key, value } of rows) {
    const model = Object.hasOwn(templeDefaults, key) ? templeDefaults[key as TempleSettingKey] : undefined;
    const whole = asToday(key, model, value);
    const none = model !== undefined && mayBeNone.includes(key) && noneOf(model, value);
    if (model !== undefined && (none || shapedLike(model, whole, key))) settings[key] = whole;
    else bad.push(key);
  }
  return { settings: settings as TempleSettings, bad };
}

/**
 * As it would be saved today: texts of pages may have got more parts, the site a language, and the
 * lines of a schedule a kind.
 */
export function asToday(key: string, model: unknown, value: unknown): unknown {
  if (key === 'schedule' && isRecord(value) && Array.isArray(value.entries))
    return { ...value, entries: withKinds(value.entries) };
  if (key === 'scheduleDays' && Array.isArray(value)) return withKinds(value);
  if (key !== 'languages' && key !== 'ownDigits') return isWords(key) ? completed(model, value) : value;
  return isRecord(value)
    ? Object.fromEntries(otherLanguages.map((name) => [name, value[name] ?? false]))
    : value;
}

/** Only texts of pages: they may have got more parts since they were saved. */
export function isWords(key: string): boolean {
  return Object.hasOwn(words, key);
}

/** For visitors: the temple's names are filled into the texts. */
export function spoken(settings: TempleSettings): TempleSettings {
  const filled = Object.keys(words).map((key) => [
    key,
    fillPlaces(settings[key as keyof typeof words], settings.identity),
  ]);
  return { ...settings, ...Object.fromEntries(filled) };
}

/** A value with its missing parts taken from another: texts saved before a heading was added. */
export function completed(model: unknown, value: unknown): unknown {
  if (!isRecord(model) || !isRecord(value)) return value;
  const parts = Object.entries(model).map(([name, part]) => [
    name,
    Object.hasOwn(value, name) ? completed(part, value[name]) : part,
  ]);
  return { ...value, ...Object.fromEntries(parts) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapedLike(model: unknown, value: unknown, name: string): boolean {
  if (Array.isArray(model)) {
    const item = model[0] ?? emptyLists[name];
    return Array.isArray(value) && value.every((each) => shapedLike(item, each, name));
  }
  if (isRecord(model)) {
    const wanted = Object.entries(model);
    return (
      isRecord(value) &&
      Object.keys(value).length === wanted.length &&
      wanted.every(([key, part]) => shapedLike(part, value[key], key))
    );
  }
  if (typeof value === 'string') return typeof model === 'string' && textFits(name, value);
  return typeof value === typeof model && (typeof value !== 'number' || Number.isFinite(value));
}

function noneOf(model: object | string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || typeof model !== 'object') return false;
  const given = value as Record<string, string>;
  const names = Object.keys(model);
  return Object.keys(given).length === names.length && names.every((name) => given[name] === '');
}

function textFits(name: string, text: string): boolean {
  if (name === 'to') return /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(text);
  // The place of a photograph, which may still be missing.
  if (name === 'picture') return true;
  if (name === 'kind') return stationKinds.some((kind) => kind === text);
  if (name === 'on') return /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (name === 'opens' || name === 'closes') return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  return text.trim() !== '';
}
