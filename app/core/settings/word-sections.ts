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

type Part = readonly [title: string, page?: string, hint?: string];
type Parts<Words> = { readonly [Name in keyof Words]: Part };

/** The fields of each part of a page: a small line above, a heading, text under it. */
function fieldsOf<Words extends Record<string, Partial<PageWords>>>(
  current: Words,
  parts: Parts<Words>,
): SettingField[] {
  return Object.entries<Part>(parts).flatMap(([name, [title, page, hint]]) => {
    const { kicker, title: heading, lead } = current[name] ?? {};
    const fields: SettingField[] = [];
    const headingLine = lead === undefined ? line : wideLine;
    if (kicker !== undefined) fields.push(line(`${name}.kicker`, `${title}: small line above`, 60));
    if (heading !== undefined) fields.push(headingLine(`${name}.title`, `${title}: heading`, 90));
    if (lead !== undefined) fields.push({ ...words(`${name}.lead`, `${title}: words`, 400), hint });
    return fields.map((field, at) => (at === 0 && page ? { ...field, part: { title, page } } : field));
  });
}

const names = `Where you write ${wordPlaces}, visitors read the temple’s own.`;

/** Headings of fixed pages and the texts under them. */
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
      about: ['About us'],
      history: ['History in three steps'],
      timeline: ['Timeline'],
      courtyard: ['History, today'],
      causes: ['Causes'],
      newestBlog: ['Newest blog'],
      discover: ['Discover more'],
      feast: ['Tile: Sunday Love Feast'],
      gitaClass: ['Tile: Gita class'],
      tours: ['Tile: tours'],
      youth: ['Tile: youth'],
      children: ['Tile: children'],
      stay: ['Tile: guest house'],
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
    note: 'Darshan, contact, leaders, media, stories, testimonials; and what they say while there are none.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(visitWords, {
      darshan: ['Darshan', '/darshan'],
      noPhotosToday: ['Darshan, before today’s first photo'],
      darshanTimes: ['Darshan, times', '/darshan'],
      noPhotosYet: ['Daily darshan, before today’s first photo', '/daily-darshan'],
      noPhotos: ['Daily darshan, a day without photos'],
      liveDarshan: ['Live darshan', '/live-darshan'],
      noLive: ['Live darshan, when none is announced'],
      contacts: ['Contact', '/contacts'],
      leaders: ['Leaders', '/leadership'],
      teachers: ['Teachers', '/leadership#teachers'],
      media: ['Media gallery', '/media'],
      noMedia: ['Media gallery, while it is empty'],
      story: ['Daily story', '/story#stories'],
      noStory: ['Daily story, when there is none'],
      testimonials: ['Testimonials', '/benefits-testimonials'],
    }),
  },
  {
    key: 'activityWords',
    title: 'Words of pages for activities',
    note: 'Events, calendar, blogs, classes, tours, sevas; and what they say while there are none.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(activityWords, {
      events: ['Events', '/events'],
      noEvents: ['Events, when none is announced'],
      calendar: ['Calendar', '/calender'],
      blogs: ['Blogs', '/blogs'],
      noBlogs: ['Blogs, while there is none'],
      classes: ['Classes', '/classes'],
      noClasses: ['Classes, when none is announced'],
      dailyClasses: [
        'Classes, every day',
        undefined,
        'What stands between [ and ] leads to the page of the Bhagavatam class.',
      ],
      tours: ['Tours', '/tours'],
      noTours: ['Tours, when none is planned'],
      tourAsk: ['Ask about a tour', '/tourspackages'],
      sevas: ['Sevas Booking', '/sevas'],
      stay: ['Guest house', '/stay'],
    }),
  },
  {
    key: 'givingWords',
    title: 'Words of pages for giving and the shop',
    note: 'Donation, the temple’s building, CSR, membership, shop, cart and checkouts; and what they say when there is nothing.',
    help: names,
    permission: 'words.write',
    fields: fieldsOf(givingWords, {
      donation: ['Donation', '/donation'],
      noCauses: ['Donation, a kind without causes'],
      otherWays: ['Donation, other ways'],
      circle: ['Donation Circle', '/donation#donationcircle'],
      donate: ['Donate', '/donate'],
      noOpenCause: ['Donate, when no cause is open'],
      progress: ['Building, what has come together', '/temple-construction'],
      milestones: ['Building, milestones', '/temple-construction'],
      prices: ['Building, prices', '/temple-construction'],
      build: ['Building, choose and give', '/temple-construction/donate'],
      csrProjects: ['CSR projects', '/csr#projects'],
      membership: ['Membership', '/membership'],
      membershipTiers: ['Membership, tiers', '/membership'],
      shop: ['Shop', '/shop'],
      noProducts: ['Shop, when nothing matches'],
      cart: ['Cart', '/cart'],
      noCart: ['Cart, when nothing is in it'],
      checkout: ['Checkout of the shop', '/checkout'],
      noOrder: ['Checkout of the shop, with nothing chosen'],
      donationCheckout: ['Checkout of gifts', '/donation-checkout'],
      noDonation: ['Checkout of gifts, with nothing chosen'],
    }),
  },
  {
    key: 'festivalWords',
    title: 'Words of the festival page',
    note: 'Janmashtami: the welcome, the day’s programme, fast and gifts.',
    help: `${names} {city} is the town of the calendar.`,
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
      donations: ['Gifts'],
      noDonations: ['Gifts, when none is open'],
      years: ['Coming years'],
    }),
  },
  {
    key: 'answerWords',
    title: 'Words of thanks and of answers',
    note: 'What a page says once a gift or an order is paid, a form was sent or a seva is booked; letters about forms say the same.',
    help: `${names} Promise no hours and no days.`,
    permission: 'words.write',
    fields: fieldsOf(answerWords, {
      donation: ['A gift has arrived'],
      order: ['An order is paid'],
      contact: ['A message was sent'],
      'tour-inquiry': ['A question about a tour was sent'],
      'tour-registration': ['Seats on a tour were asked for'],
      'class-enrolment': ['Somebody enrolled in a class'],
      'stay-inquiry': ['A room was asked for'],
      membership: ['Somebody applied for membership'],
      'csr-inquiry': ['A company asked'],
      'duplicate-payment': ['A payment taken twice was reported'],
      seva: ['A seva is booked'],
      sevaOnline: ['A seva from home is booked'],
      sevaInPerson: ['A seva at the temple is booked'],
    }),
  },
  {
    key: 'homeTimeline',
    title: 'Timeline of the home page',
    note: 'The steps before today’s, in their order. The first two stand beside today’s under About us, the others in the timeline.',
    permission: 'words.write',
    page: '/',
    fields: [
      rows('', 'Steps', 10, [
        line('year', 'Year', 10),
        line('title', 'Heading', 60),
        words('text', 'Words', 160),
      ]),
    ],
  },
  {
    key: 'circleTiers',
    title: 'Tiers of the Donation Circle',
    note: 'What guardians promise a month. The drawings keep their places: lamp, lotus, pot, cow. The last but one stands out.',
    page: '/donation#donationcircle',
    fields: [
      rows('', 'Tiers', 4, [
        { type: 'whole', path: 'rupees', label: 'Rupees a month', min: 1, max: 500_000 },
        line('name', 'Name', 24),
        line('gives', 'Sentence', 90),
      ]),
    ],
  },
];
