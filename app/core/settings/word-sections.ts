import { wordPlaces } from '../content/fill-places.ts';
import {
  activityWords,
  festivalWords,
  givingWords,
  homeHeads,
  type PageWords,
  visitWords,
} from '../content/page-words.ts';
import type { SettingField, SettingSection } from './setting-section.ts';

type Part = readonly [title: string, page?: string];
type Parts<Words> = { readonly [Name in keyof Words]: Part };

/** Of each part of a page what it has: a heading, words under it, or both. */
function fieldsOf<Words extends Record<string, Partial<PageWords>>>(
  words: Words,
  parts: Parts<Words>,
): SettingField[] {
  return Object.entries<Part>(parts).flatMap(([name, [title, page]]) => {
    const { title: heading, lead } = words[name] ?? {};
    const fields: SettingField[] = [];
    const wide = lead !== undefined;
    if (heading !== undefined)
      fields.push({ path: `${name}.title`, label: `${title}: heading`, kind: 'line', max: 90, wide });
    if (lead !== undefined)
      fields.push({ path: `${name}.lead`, label: `${title}: words`, kind: 'words', max: 400 });
    return fields.map((field, at) => (at === 0 && page ? { ...field, part: { title, page } } : field));
  });
}

const names = `Where you write ${wordPlaces}, visitors read the temple’s own.`;

/** Headings of fixed pages and what stands under them. */
export const wordSections: readonly SettingSection[] = [
  {
    key: 'homeHeads',
    title: 'Headings of the home page',
    note: 'What its parts are called, from top to bottom.',
    help: names,
    permission: 'words.write',
    page: '/',
    fields: fieldsOf(homeHeads, {
      today: ['Today'],
      worship: ['About us, first line'],
      learning: ['About us, second line'],
      serving: ['About us, third line'],
      history: ['History'],
      historyMore: ['History, second paragraph'],
      timeline: ['Timeline'],
      courtyard: ['Timeline, today'],
      causes: ['Causes'],
      discover: ['Discover more'],
      feast: ['Tile: Sunday Love Feast'],
      gitaClass: ['Tile: Gita class'],
      tours: ['Tile: tours'],
      youth: ['Tile: youth'],
      children: ['Tile: children'],
      events: ['Events'],
      books: ['Books'],
      giveBooks: ['Books, first picture'],
      booksSchool: ['Books, second picture'],
      booksHospital: ['Books, third picture'],
      booksElders: ['Books, fourth picture'],
      blogs: ['Blogs'],
    }),
  },
  {
    key: 'visitWords',
    title: 'Words of pages for visitors',
    note: 'Darshan, contact, leaders, media and stories.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(visitWords, {
      darshan: ['Darshan', '/darshan'],
      darshanTimes: ['Darshan, times', '/darshan'],
      liveDarshan: ['Live darshan', '/live-darshan'],
      contacts: ['Contact', '/contacts'],
      leaders: ['Leaders', '/leadership'],
      teachers: ['Teachers', '/leadership#teachers'],
      media: ['Media gallery', '/media'],
      story: ['Daily story', '/story#stories'],
    }),
  },
  {
    key: 'activityWords',
    title: 'Words of pages for activities',
    note: 'Events, calendar, blogs, classes, tours and sevas.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(activityWords, {
      events: ['Events', '/events'],
      calendar: ['Calendar', '/calender'],
      blogs: ['Blogs', '/blogs'],
      classes: ['Classes', '/classes'],
      tours: ['Tours', '/tours'],
      tourAsk: ['Ask about a tour', '/tourspackages'],
      sevas: ['Sevas Booking', '/sevas'],
    }),
  },
  {
    key: 'givingWords',
    title: 'Words of pages for giving and the shop',
    note: 'Donation, the temple’s building, CSR, membership and the shop.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(givingWords, {
      donation: ['Donation', '/donation'],
      circle: ['Donation Circle', '/donation#donationcircle'],
      donate: ['Donate', '/donate'],
      milestones: ['Building, milestones', '/temple-construction'],
      prices: ['Building, prices', '/temple-construction'],
      build: ['Building, choose and give', '/temple-construction/donate'],
      csrProjects: ['CSR projects', '/csr#projects'],
      membership: ['Membership', '/membership'],
      membershipTiers: ['Membership, tiers', '/membership'],
      shop: ['Shop', '/shop'],
    }),
  },
  {
    key: 'festivalWords',
    title: 'Words of the festival page',
    note: 'Janmashtami: the welcome, the day’s programme, fast and gifts.',
    help: names,
    permission: 'words.write',
    page: '/janamastmi',
    fields: fieldsOf(festivalWords, {
      festival: ['Welcome'],
      day: ['Programme'],
      sunrise: ['Until sunrise'],
      morning: ['Morning'],
      allDay: ['All day'],
      sunset: ['From sunset'],
      midnight: ['Midnight'],
      dayAfter: ['The day after'],
      fast: ['Fast'],
      gifts: ['Gifts'],
    }),
  },
  {
    key: 'homeTimeline',
    title: 'Timeline of the home page',
    note: 'The steps before today’s, in their order.',
    permission: 'words.write',
    page: '/',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Steps',
        most: 10,
        columns: [
          { name: 'year', label: 'Year', kind: 'line', max: 10 },
          { name: 'title', label: 'Heading', kind: 'line', max: 60 },
          { name: 'text', label: 'Words', kind: 'words', max: 160 },
        ],
      },
    ],
  },
  {
    key: 'circleTiers',
    title: 'Tiers of the Donation Circle',
    note: 'What guardians promise a month. The drawings keep their places: lamp, lotus, pot, cow. The last but one stands out.',
    page: '/donation#donationcircle',
    fields: [],
    lists: [
      {
        path: '',
        label: 'Tiers',
        most: 4,
        columns: [
          { name: 'rupees', label: 'Rupees a month', kind: 'rupees', max: 500_000 },
          { name: 'name', label: 'Name', kind: 'line', max: 24 },
          { name: 'gives', label: 'Sentence', kind: 'line', max: 90 },
        ],
      },
    ],
  },
];
