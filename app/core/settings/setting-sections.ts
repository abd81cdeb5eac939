import * as m from '#messages/admin/setting-sections.ts';
import { homeSearchDescription, homeSearchTitle } from '#messages/admin/setting-words.ts';
import type { FieldSpec } from '../edited-fields/field-spec.ts';
import { stationKinds } from '../hours/station-kinds.ts';
import { languages } from '../language/languages.ts';
import { otherLanguages } from '../language/other-language.ts';
import { pictureSections } from './picture-sections.ts';
import { searchFields, searchSections } from './search-sections.ts';
import { line, rows, type SettingSection, wideLine, words } from './setting-section.ts';
import { wordSections } from './word-sections.ts';

const time: FieldSpec = { type: 'clock', path: 'time', label: m.time };

const kind: FieldSpec = {
  type: 'choice',
  path: 'kind',
  label: m.stationKind,
  options: stationKinds.map((value) => ({ value, label: m.stationKinds[value] })),
};

/** The day of a row: settings are not older than the site. */
const day: FieldSpec = { type: 'day', path: 'on', label: m.day, from: '2020-01-01' };

const [searchTitle, searchDescription] = searchFields(
  { title: 'titleForSearch', description: 'forSearch' },
  '/',
);

/** The forms of the settings. Opening hours have a form of their own. */
export const settingSections: readonly SettingSection[] = [
  {
    key: 'identity',
    title: m.identity.title,
    note: m.identity.note,
    fields: [
      line('name', m.identity.name),
      line('place', m.identity.place),
      line('deities', m.identity.deities, 120),
      line('mantra', m.identity.mantra, 40),
    ],
  },
  {
    key: 'languages',
    title: m.languages.title,
    note: m.languages.note,
    fields: otherLanguages.map((path) => ({ type: 'yes', path, label: languages[path].name })),
  },
  {
    key: 'ownDigits',
    title: m.ownDigits.title,
    note: m.ownDigits.note,
    help: m.ownDigits.help,
    fields: otherLanguages.map((path) => ({
      type: 'yes',
      path,
      label: m.ownDigits.of(languages[path].name),
    })),
  },
  {
    key: 'mobileSignIn',
    title: m.mobileSignIn.title,
    note: m.mobileSignIn.note,
    fields: [
      {
        type: 'yes',
        path: 'offered',
        label: m.mobileSignIn.offered,
        hint: m.mobileSignIn.offeredHint,
      },
    ],
  },
  {
    key: 'contact',
    title: m.contact.title,
    note: m.contact.note,
    fields: [
      words('address', m.contact.address, 300),
      { type: 'phone', path: 'phone', label: m.contact.phone },
      { type: 'phone', path: 'whatsapp', label: 'WhatsApp' },
      { type: 'email', path: 'email', label: m.contact.email },
      { type: 'latitude', path: 'latitude', label: m.latitude, hint: m.latitudeHint },
      { type: 'longitude', path: 'longitude', label: m.longitude },
    ],
  },
  {
    key: 'social',
    title: m.social.title,
    note: m.social.note,
    fields: ['instagram', 'facebook', 'youtube', 'twitter'].map((name) => ({
      type: 'link' as const,
      path: `${name}.to`,
      label: name === 'youtube' ? 'YouTube' : name.charAt(0).toUpperCase() + name.slice(1),
      leads: 'outside' as const,
    })),
  },
  {
    key: 'schedule',
    title: m.schedule.title,
    note: m.schedule.note,
    fields: [
      wideLine('closedNote', m.schedule.closedNote, 160),
      rows('entries', m.schedule.entries, 24, [time, kind, line('title', m.what, 60)]),
    ],
  },
  {
    key: 'scheduleDays',
    title: m.scheduleDays.title,
    note: m.scheduleDays.note,
    fields: [
      {
        ...rows('', m.scheduleDays.times, 60, [day, time, line('title', m.what, 60), kind]),
        mayBeEmpty: true,
      },
    ],
  },
  {
    key: 'festivalBanner',
    title: m.festivalBanner.title,
    note: m.festivalBanner.note,
    fields: [
      { type: 'yes', path: 'shown', label: m.festivalBanner.shown },
      {
        type: 'yes',
        path: 'automatic',
        label: m.festivalBanner.automatic,
        hint: m.festivalBanner.automaticHint,
      },
      line('text', m.festivalBanner.text, 100),
      {
        type: 'link',
        path: 'to',
        label: m.whereItLeads,
        leads: 'either',
        hint: m.festivalBanner.toHint,
      },
    ],
  },
  {
    key: 'bank',
    title: m.bank.title,
    note: m.bank.note,
    none: {
      how: m.bank.none,
      said: m.bank.isNone,
    },
    fields: [
      line('accountName', m.bank.accountName, 120),
      { type: 'account', path: 'accountNumber', label: m.bank.accountNumber },
      line('bank', m.bank.bank),
      line('branch', m.bank.branch),
      { type: 'branch-code', path: 'branchCode', label: m.bank.branchCode },
    ],
  },
  {
    key: 'upi',
    title: m.upi.title,
    note: m.upi.note,
    none: {
      how: m.upi.none,
      said: m.upi.isNone,
    },
    fields: [{ type: 'upi', path: 'id', label: m.upi.id, hint: m.upi.idHint }, line('payee', m.upi.payee)],
  },
  {
    key: 'shop',
    title: m.shop.title,
    note: m.shop.note,
    fields: [
      line('seller', m.shop.seller, 120),
      words('address', m.shop.address, 300),
      {
        type: 'state',
        path: 'state',
        label: m.shop.state,
        hint: m.shop.stateHint,
      },
      {
        type: 'gstin',
        path: 'gstin',
        label: m.shop.gstin,
        hint: m.shop.gstinHint,
      },
      { type: 'yes', path: 'pickup', label: m.shop.pickup },
      {
        type: 'yes',
        path: 'payAtPickup',
        label: m.shop.payAtPickup,
        hint: m.shop.payAtPickupHint,
      },
      { type: 'yes', path: 'buyerCancels', label: m.shop.buyerCancels },
    ],
  },
  {
    key: 'seatBills',
    title: m.seatBills.title,
    note: m.seatBills.note,
    fields: [
      { type: 'choice', path: 'classes', label: m.seatBills.classes, options: m.seatBills.rates },
      { type: 'choice', path: 'tours', label: m.seatBills.tours, options: m.seatBills.rates },
    ],
  },
  {
    key: 'csr',
    title: m.csr.title,
    note: m.csr.note,
    fields: [line('registration', m.csr.registration, 60)],
  },
  {
    key: 'calendarPlace',
    title: m.calendarPlace.title,
    note: m.calendarPlace.note,
    fields: [
      line('name', m.calendarPlace.name),
      { type: 'latitude', path: 'latitude', label: m.latitude },
      { type: 'longitude', path: 'longitude', label: m.longitude },
      { type: 'zone', path: 'zone', label: m.calendarPlace.zone, hint: m.calendarPlace.zoneHint },
    ],
  },
  {
    key: 'donateModal',
    title: m.donateModal.title,
    note: m.donateModal.note,
    fields: [
      { type: 'picture', path: 'picture', label: m.donateModal.picture, photo: true },
      line('title', m.donateModal.heading, 60),
      line('text', m.donateModal.text, 140),
      { type: 'link', path: 'to', label: m.whereItLeads, leads: 'either' },
    ],
  },
  {
    key: 'donationAmounts',
    title: m.donationAmounts.title,
    note: m.donationAmounts.note,
    page: '/donate',
    fields: [
      rows('', m.donationAmounts.amounts, 6, [
        { type: 'whole', path: 'rupees', label: m.donationAmounts.rupees, min: 1, max: 500_000 },
      ]),
    ],
  },
  {
    key: 'homeWords',
    title: m.homeWords.title,
    note: m.homeWords.note,
    permission: 'words.write',
    page: '/',
    fields: [
      {
        ...words('heroTitle', m.homeWords.heroTitle, 60),
        hint: m.homeWords.heroTitleHint,
      },
      wideLine('heroName', m.homeWords.heroName, 40),
      words('lead', m.homeWords.lead, 200),
      { ...searchTitle, label: homeSearchTitle },
      { ...searchDescription, label: homeSearchDescription },
      wideLine('aboutTitle', m.homeWords.aboutTitle, 80),
      words('aboutLead', m.homeWords.aboutLead, 300),
      words('today', m.homeWords.today, 160),
      line('feast', m.homeWords.feast, 80),
      line('gitaClass', m.homeWords.gitaClass, 80),
      line('tours', m.homeWords.tours, 80),
      line('youth', m.homeWords.youth, 80),
      line('children', m.homeWords.children, 80),
      line('stay', m.homeWords.stay, 80),
    ],
  },
  ...wordSections,
  ...searchSections,
  {
    key: 'donationSlideWords',
    title: m.donationSlideWords.title,
    note: m.donationSlideWords.note,
    permission: 'words.write',
    page: '/',
    fields: [
      wideLine('slideStone', m.slideStone, 80),
      wideLine('slideBrick', m.slideBrick, 80),
      wideLine('slideFoot', m.slideFoot, 80),
      wideLine('slideArch', m.slideArch, 80),
    ],
  },
  {
    key: 'stay',
    title: m.stay.title,
    note: m.stay.note,
    page: '/stay',
    fields: [
      wideLine('title', m.stay.heading, 60),
      words('lead', m.stay.lead, 200),
      words('cancelling', m.stay.cancelling, 200),
      rows('rules', m.stay.rules, 12, [line('rule', m.stay.rule, 160)]),
    ],
  },
  ...pictureSections,
  {
    key: 'facts',
    title: m.facts.title,
    note: m.facts.note,
    permission: 'words.write',
    page: '/',
    fields: [rows('', m.facts.facts, 6, [line('value', m.facts.value, 20), line('label', m.words, 60)])],
  },
  {
    key: 'footerServices',
    title: m.footerServices.title,
    note: m.footerServices.note,
    fields: [
      rows('', m.footerServices.links, 12, [
        line('label', m.words, 60),
        { type: 'link', path: 'to', label: m.whereItLeads, leads: 'either' },
      ]),
    ],
  },
  {
    key: 'copyright',
    title: m.copyright.title,
    note: m.copyright.note,
    fields: [wideLine('', m.copyright.title, 120)],
  },
];
