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
    ...page('About Us', '/about'),
    pages: [
      page('The Beginning', '/about-beginning'),
      page('Vision and Mission', '/visionpage'),
      page('Founder', '/founder'),
      page('History', '/history'),
      page('Leadership', '/leadership'),
      page('About the temple', '/about'),
    ],
  },
  {
    name: 'donation',
    ...page('Donation', '/donation'),
    pages: [
      page('Why donate', '/why-donate'),
      page('Benefits and testimonials', '/benefits-testimonials'),
      page('All donations', '/donation'),
      page('CSR', '/csr'),
      page('Temple construction', '/temple-construction'),
    ],
  },
  {
    name: 'activities',
    ...page('Activities', '/events'),
    pages: [
      page('Sunday Love Feast', '/sundaylove'),
      page('Lifestyle Management', '/lifestyle'),
      page('Discover Your Permanent Happiness', '/discover'),
      page('Youth forum', '/iskconyouth'),
      page('Gopal Fun School', '/gopalfun'),
      page('Acharyas', '/Acharyas'),
      page('Senior citizens’ forum', '/varishtha'),
      page('Food for Life', '/food'),
      page('Girls Forum', '/iskcongirls'),
      page('50 years', '/iskcon50'),
      page('Vaisnava calendar', '/calender'),
      page('Bhagavatam class', '/bhagavatam'),
      page('Events', '/events'),
      page('Sevas', '/Sevas'),
    ],
  },
  { name: 'blogs', ...page('Blogs', '/blogs'), pages: [] },
  { name: 'shop', ...page('Shop', '/shop'), pages: [] },
  { name: 'contacts', ...page('Contacts', '/contacts'), pages: [] },
];

/** Only the mobile menu has it (rule S9). */
export const offerings: NavLink = page('Offerings', '/Offeringpage');

/** With script the viewer opens over the page; else this is a page to read. */
export const storyLink: NavLink = page('Daily story', '/story');

const planVisit = page('Plan your visit', '/plan-your-visit');

/** The strip above (rule S11; membership is one of the links of rule S3). */
export const headerLinks: readonly NavLink[] = [
  planVisit,
  page('Darshan', '/darshan'),
  page('Classes', '/classes'),
  page('Tours', '/tours'),
  page('Membership', '/membership'),
];

export const visitLinks: readonly NavLink[] = [
  planVisit,
  page('Daily darshan', '/daily-darshan'),
  page('Media gallery', '/media'),
  page('Vaisnava calendar', '/calender'),
  page('Sevas', '/Sevas'),
  page('Guest house', '/stay'),
  page('Spiritual tours', '/tours'),
];

/** The last links of the footer (rule S16). */
export const legalLinks: readonly NavLink[] = [
  page('Home', '/'),
  page('Terms and Conditions', '/terms-condition'),
  page('Privacy Policy', '/privacy-policy'),
  page('Guest House Cancellation Policy', '/cancellation-refund-policy'),
];
