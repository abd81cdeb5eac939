import * as m from '#messages/navigation.ts';
import type { SitePath } from '#ui/href.ts';

export type NavLink = { label: string; to: string };
export type MenuName = 'about' | 'donation' | 'activities' | 'blogs' | 'shop' | 'contacts';
export type Menu = NavLink & { name: MenuName; pages: readonly NavLink[] };

/** A link as the site's specification writes it, some with a capital (rule S2). */
const page = (label: string, to: SitePath | WithCapital<SitePath>): NavLink => ({ label, to });
type WithCapital<Path> = Path extends `/${infer Rest}` ? `/${Capitalize<Rest>}` : never;

/** The main navigation with its submenus (rules S7, S8). */
export const menus: readonly Menu[] = [
  {
    name: 'about',
    ...page(m.aboutUs, '/about'),
    pages: [
      page(m.beginning, '/about-beginning'),
      page(m.vision, '/visionpage'),
      page(m.founder, '/founder'),
      page(m.history, '/history'),
      page(m.leadership, '/leadership'),
      page(m.aboutTemple, '/about'),
    ],
  },
  {
    name: 'donation',
    ...page(m.donation, '/donation'),
    pages: [
      page(m.whyDonate, '/why-donate'),
      page(m.benefits, '/benefits-testimonials'),
      page(m.allDonations, '/donation'),
      page(m.csr, '/csr'),
      page(m.construction, '/temple-construction'),
    ],
  },
  {
    name: 'activities',
    ...page(m.activities, '/events'),
    pages: [
      page(m.sundayFeast, '/sundaylove'),
      page(m.lifestyle, '/lifestyle'),
      page(m.discover, '/discover'),
      page(m.youth, '/iskconyouth'),
      page(m.gopalSchool, '/gopalfun'),
      page(m.acharyas, '/Acharyas'),
      page(m.seniors, '/varishtha'),
      page(m.foodForLife, '/food'),
      page(m.girls, '/iskcongirls'),
      page(m.fiftyYears, '/iskcon50'),
      page(m.calendar, '/calender'),
      page(m.bhagavatam, '/bhagavatam'),
      page(m.events, '/events'),
      page(m.sevas, '/Sevas'),
    ],
  },
  { name: 'blogs', ...page(m.blogs, '/blogs'), pages: [] },
  { name: 'shop', ...page(m.shop, '/shop'), pages: [] },
  { name: 'contacts', ...page(m.contacts, '/contacts'), pages: [] },
];

/** Only the mobile menu has it (rule S9). */
export const offerings: NavLink = page(m.offerings, '/Offeringpage');

/** With script the viewer opens over the page; else this is a page to read. */
export const storyLink: NavLink = page(m.dailyStory, '/story');

const planVisit = page(m.planVisit, '/plan-your-visit');

/** The strip above (rule S11; membership is one of the links of rule S3). */
export const headerLinks: readonly NavLink[] = [
  planVisit,
  page(m.darshan, '/darshan'),
  page(m.classes, '/classes'),
  page(m.tours, '/tours'),
  page(m.membership, '/membership'),
];

export const visitLinks: readonly NavLink[] = [
  planVisit,
  page(m.dailyDarshan, '/daily-darshan'),
  page(m.mediaGallery, '/media'),
  page(m.calendar, '/calender'),
  page(m.sevas, '/Sevas'),
  page(m.guestHouse, '/stay'),
  page(m.spiritualTours, '/tours'),
];

/** The last links of the footer (rule S16). */
export const legalLinks: readonly NavLink[] = [
  page(m.home, '/'),
  page(m.terms, '/terms-condition'),
  page(m.privacy, '/privacy-policy'),
  page(m.stayCancellation, '/cancellation-refund-policy'),
];
