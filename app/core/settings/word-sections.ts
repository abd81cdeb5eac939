import * as m from '#messages/admin/setting-words.ts';
import { answerWords } from '../page-copy/answer-words.ts';
import { wordPlaces } from '../page-copy/fill-places.ts';
import { homeHeads } from '../page-copy/home-words.ts';
import {
  activityWords,
  festivalWords,
  givingWords,
  type PageWords,
  visitWords,
} from '../page-copy/page-words.ts';
import { line, rows, type SettingField, type SettingSection, wideLine, words } from './setting-section.ts';

/** The page that shows a part, and a hint under its words. */
type Part = { page?: string; hint?: string };

/**
 * The fields of each part of a page: a small line above, a heading, text under it. `names`: what
 * the office calls the parts, in the order of the form.
 */
function fieldsOf<Words extends Record<string, Partial<PageWords>>>(
  current: Words,
  names: { readonly [Name in keyof Words]: string },
  parts: { readonly [Name in keyof Words]?: Part } = {},
): SettingField[] {
  return Object.entries<string>(names).flatMap(([name, title]) => {
    const { kicker, title: heading, lead } = current[name] ?? {};
    const { page, hint }: Part = parts[name] ?? {};
    const fields: SettingField[] = [];
    const headingLine = lead === undefined ? line : wideLine;
    if (kicker !== undefined) fields.push(line(`${name}.kicker`, m.smallLineAbove(title), 60));
    if (heading !== undefined) fields.push(headingLine(`${name}.title`, m.headingOf(title), 90));
    if (lead !== undefined) fields.push({ ...words(`${name}.lead`, m.wordsOf(title), 400), hint });
    return fields.map((field, at) => (at === 0 && page ? { ...field, part: { title, page } } : field));
  });
}

const namesFilled = m.namesFilled(wordPlaces);

/** Headings of fixed pages and the texts under them. */
export const wordSections: readonly SettingSection[] = [
  {
    key: 'homeHeads',
    title: m.homeHeads.title,
    note: m.homeHeads.note,
    help: namesFilled,
    permission: 'words.write',
    page: '/',
    fields: fieldsOf(homeHeads, m.homeParts),
  },
  {
    key: 'visitWords',
    title: m.visitWords.title,
    note: m.visitWords.note,
    help: namesFilled,
    permission: 'words.write',
    fields: fieldsOf(visitWords, m.visitParts, {
      darshan: { page: '/darshan' },
      darshanTimes: { page: '/darshan' },
      noPhotosYet: { page: '/daily-darshan' },
      liveDarshan: { page: '/live-darshan' },
      contacts: { page: '/contacts' },
      leaders: { page: '/leadership' },
      teachers: { page: '/leadership#teachers' },
      media: { page: '/media' },
      story: { page: '/story#stories' },
      testimonials: { page: '/benefits-testimonials' },
    }),
  },
  {
    key: 'activityWords',
    title: m.activityWords.title,
    note: m.activityWords.note,
    help: namesFilled,
    permission: 'words.write',
    fields: fieldsOf(activityWords, m.activityParts, {
      events: { page: '/events' },
      calendar: { page: '/calender' },
      blogs: { page: '/blogs' },
      classes: { page: '/classes' },
      dailyClasses: { hint: m.dailyClassesHint },
      tours: { page: '/tours' },
      tourAsk: { page: '/tourspackages' },
      sevas: { page: '/sevas' },
      stay: { page: '/stay' },
    }),
  },
  {
    key: 'givingWords',
    title: m.givingWords.title,
    note: m.givingWords.note,
    help: namesFilled,
    permission: 'words.write',
    fields: fieldsOf(givingWords, m.givingParts, {
      donation: { page: '/donation' },
      circle: { page: '/donation#donationcircle' },
      donate: { page: '/donate' },
      progress: { page: '/temple-construction' },
      milestones: { page: '/temple-construction' },
      prices: { page: '/temple-construction' },
      build: { page: '/temple-construction/donate' },
      csrProjects: { page: '/csr#projects' },
      membership: { page: '/membership' },
      membershipTiers: { page: '/membership' },
      shop: { page: '/shop' },
      cart: { page: '/cart' },
      checkout: { page: '/checkout' },
      donationCheckout: { page: '/donation-checkout' },
    }),
  },
  {
    key: 'festivalWords',
    title: m.festivalWords.title,
    note: m.festivalWords.note,
    help: m.cityFilled(namesFilled),
    permission: 'words.write',
    page: '/janamastmi',
    fields: fieldsOf(festivalWords, m.festivalParts),
  },
  {
    key: 'answerWords',
    title: m.answerWords.title,
    note: m.answerWords.note,
    help: m.promiseNothing(namesFilled),
    permission: 'words.write',
    fields: fieldsOf(answerWords, m.answerParts),
  },
  {
    key: 'homeTimeline',
    title: m.homeTimeline.title,
    note: m.homeTimeline.note,
    permission: 'words.write',
    page: '/',
    fields: [
      rows('', m.homeTimeline.steps, 10, [
        line('year', m.homeTimeline.year, 10),
        line('title', m.homeTimeline.heading, 60),
        words('text', m.homeTimeline.words, 160),
      ]),
    ],
  },
  {
    key: 'circleTiers',
    title: m.circleTiers.title,
    note: m.circleTiers.note,
    page: '/donation#donationcircle',
    fields: [
      rows('', m.circleTiers.tiers, 4, [
        { type: 'whole', path: 'rupees', label: m.circleTiers.rupees, min: 1, max: 500_000 },
        line('name', m.circleTiers.name, 24),
        line('gives', m.circleTiers.gives, 90),
      ]),
    ],
  },
];
