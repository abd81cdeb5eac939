import { wordPlaces } from '../page-copy/fill-places.ts';
import { activitySearch, givingSearch, type SearchWords, visitSearch } from '../page-copy/search-words.ts';
import type { SettingField, SettingSection } from './setting-section.ts';

/** A placeholder that only one page fills, `{day}`: what it is, and a sample. */
type OwnPlaces = Record<string, readonly [meaning: string, example: string]>;
type SearchedPage = readonly [title: string, page: string, own?: OwnPlaces];

/**
 * Maximum lengths of a title and a description: search engines show about 60 and 155 letters of
 * them.
 */
const searchLengths = { title: { min: 10, max: 70 }, description: { min: 50, max: 160 } };

/** Title and description of one page, with a preview of the search result. */
export function searchFields(
  paths: Record<keyof SearchWords, string>,
  page: string,
  own: OwnPlaces = {},
): [SettingField, SettingField] {
  const { title, description } = searchLengths;
  const places = Object.entries(own).map(([name, [meaning]]) => ` {${name}}, here and below: ${meaning}.`);
  const examples = Object.fromEntries(Object.entries(own).map(([name, [, example]]) => [name, example]));
  return [
    {
      type: 'text',
      path: paths.title,
      label: 'Title',
      ...title,
      wide: true,
      hint: `${title.min} to ${title.max} letters.${places.join('')}`,
    },
    {
      type: 'text',
      path: paths.description,
      label: 'Description',
      lines: 'joined',
      rows: 3,
      ...description,
      hint: `${description.min} to ${description.max} letters.`,
      found: { title: paths.title, page, examples },
    },
  ];
}

function fieldsOf<Words extends Record<string, SearchWords>>(
  _words: Words,
  pages: { readonly [Name in keyof Words]: SearchedPage },
): SettingField[] {
  return Object.entries<SearchedPage>(pages).flatMap(([name, [title, page, own]]) => {
    const paths = { title: `${name}.title`, description: `${name}.description` };
    return searchFields(paths, page, own).map((field, at) => ({
      ...field,
      label: `${title}: ${field.label.toLowerCase()}`,
      ...(at === 0 ? { part: { title, page } } : {}),
    }));
  });
}

const help = `Titles and descriptions as search engines and shared links show them. Where you write ${wordPlaces}, they read the temple’s own.`;

/** The titles of pages in search results. */
export const searchSections: readonly SettingSection[] = [
  {
    key: 'visitSearch',
    title: 'Search engines: pages for visitors',
    note: 'Titles and descriptions of darshan, contact, media and stories in searches and shared links.',
    help,
    permission: 'words.write',
    fields: fieldsOf(visitSearch, {
      darshan: ['Darshan', '/darshan'],
      dailyDarshan: [
        'Daily darshan',
        '/daily-darshan',
        { day: ['the day that is shown', 'Saturday, 21 November 2026'] },
      ],
      liveDarshan: ['Live darshan', '/live-darshan'],
      contacts: ['Contact', '/contacts'],
      media: ['Media gallery', '/media', { kind: ['Photos, Audio or Video', 'Photos'] }],
      story: ['Daily story', '/story'],
    }),
  },
  {
    key: 'activitySearch',
    title: 'Search engines: pages for activities',
    note: 'Titles and descriptions of events, calendar, blogs, classes, tours, sevas and guest house in searches and shared links.',
    help,
    permission: 'words.write',
    fields: fieldsOf(activitySearch, {
      events: ['Events', '/events'],
      festival: [
        'Festival page',
        '/janamastmi',
        {
          year: ['the year of the coming festival', '2027'],
          when: ['its day and town', 'Wednesday, 25 August 2027 in Ghaziabad.'],
        },
      ],
      calendar: ['Calendar', '/calender'],
      calendarYear: [
        'Calendar of the year',
        '/calender/year',
        { year: ['the year that is shown', '2026'], city: ['the town that was asked for', 'Ghaziabad'] },
      ],
      blogs: ['Blogs', '/blogs'],
      classes: ['Classes', '/classes'],
      tours: ['Tours', '/tours'],
      tourAsk: ['Ask about a tour', '/tourspackages'],
      sevas: ['Sevas Booking', '/sevas'],
      stay: ['Guest house', '/stay'],
    }),
  },
  {
    key: 'givingSearch',
    title: 'Search engines: pages for giving and the shop',
    note: 'Titles and descriptions of donation, building, membership, shop, cart and checkouts in searches and shared links.',
    help,
    permission: 'words.write',
    fields: fieldsOf(givingSearch, {
      donation: ['Donation', '/donation'],
      donate: ['Donate', '/donate'],
      build: ['Building, choose and give', '/temple-construction/donate'],
      membership: ['Membership', '/membership'],
      shop: ['Shop', '/shop'],
      allProducts: [
        'Products of a category',
        '/all-products',
        { category: ['the category, or All products', 'All products'] },
      ],
      cart: ['Cart', '/cart'],
      checkout: ['Checkout of the shop', '/checkout'],
      donationCheckout: ['Checkout of gifts', '/donation-checkout'],
      refundReport: ['Report a payment taken twice', '/cancellation-refund-policy/report'],
    }),
  },
];
