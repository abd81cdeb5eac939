import * as m from '#messages/admin/setting-words.ts';
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
  const places = Object.entries(own).map(([name, [meaning]]) => m.ownPlace(name, meaning));
  const examples = Object.fromEntries(Object.entries(own).map(([name, [, example]]) => [name, example]));
  return [
    {
      type: 'text',
      path: paths.title,
      label: m.searchTitle,
      ...title,
      wide: true,
      hint: `${m.letters(title.min, title.max)}${places.join('')}`,
    },
    {
      type: 'text',
      path: paths.description,
      label: m.searchDescription,
      lines: 'joined',
      rows: 3,
      ...description,
      hint: m.letters(description.min, description.max),
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
    const [ofTitle, ofDescription] = searchFields(paths, page, own);
    return [
      { ...ofTitle, label: m.searchTitleOf(title), part: { title, page } },
      { ...ofDescription, label: m.searchDescriptionOf(title) },
    ];
  });
}

const help = m.searchHelp(wordPlaces);

/** The titles of pages in search results. */
export const searchSections: readonly SettingSection[] = [
  {
    key: 'visitSearch',
    title: m.visitSearch.title,
    note: m.visitSearch.note,
    help,
    permission: 'words.write',
    fields: fieldsOf(visitSearch, {
      darshan: [m.visitParts.darshan, '/darshan'],
      dailyDarshan: [m.dailyDarshan, '/daily-darshan', { day: [m.dayShown, 'Saturday, 21 November 2026'] }],
      liveDarshan: [m.visitParts.liveDarshan, '/live-darshan'],
      contacts: [m.visitParts.contacts, '/contacts'],
      media: [m.visitParts.media, '/media', { kind: [m.kindOfMedia, 'Photos'] }],
      story: [m.visitParts.story, '/story'],
    }),
  },
  {
    key: 'activitySearch',
    title: m.activitySearch.title,
    note: m.activitySearch.note,
    help,
    permission: 'words.write',
    fields: fieldsOf(activitySearch, {
      events: [m.activityParts.events, '/events'],
      festival: [
        m.festivalPage,
        '/janamastmi',
        {
          year: [m.yearOfFestival, '2027'],
          when: [m.dayAndTown, 'Wednesday, 25 August 2027 in Ghaziabad.'],
        },
      ],
      calendar: [m.activityParts.calendar, '/calender'],
      calendarYear: [
        m.calendarYear,
        '/calender/year',
        { year: [m.yearShown, '2026'], city: [m.townAsked, 'Ghaziabad'] },
      ],
      blogs: [m.activityParts.blogs, '/blogs'],
      classes: [m.activityParts.classes, '/classes'],
      tours: [m.activityParts.tours, '/tours'],
      tourAsk: [m.activityParts.tourAsk, '/tourspackages'],
      sevas: [m.activityParts.sevas, '/sevas'],
      stay: [m.activityParts.stay, '/stay'],
    }),
  },
  {
    key: 'givingSearch',
    title: m.givingSearch.title,
    note: m.givingSearch.note,
    help,
    permission: 'words.write',
    fields: fieldsOf(givingSearch, {
      donation: [m.givingParts.donation, '/donation'],
      donate: [m.givingParts.donate, '/donate'],
      build: [m.givingParts.build, '/temple-construction/donate'],
      membership: [m.givingParts.membership, '/membership'],
      shop: [m.givingParts.shop, '/shop'],
      allProducts: [m.allProducts, '/all-products', { category: [m.categoryOrAll, 'All products'] }],
      cart: [m.givingParts.cart, '/cart'],
      checkout: [m.givingParts.checkout, '/checkout'],
      donationCheckout: [m.givingParts.donationCheckout, '/donation-checkout'],
      refundReport: [m.refundReport, '/cancellation-refund-policy/report'],
    }),
  },
];
