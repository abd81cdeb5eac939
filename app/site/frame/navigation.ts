export type NavLink = { label: string; to: string };
export type MenuName = 'about' | 'donation' | 'activities' | 'blogs' | 'shop' | 'contacts';
export type Menu = NavLink & { name: MenuName; pages: readonly NavLink[] };

/** The main navigation with its submenus (rules S7, S8). */
export const menus: readonly Menu[] = [
  {
    name: 'about',
    label: 'About Us',
    to: '/about',
    pages: [
      { label: 'The Beginning', to: '/about-beginning' },
      { label: 'Vision and Mission', to: '/visionpage' },
      { label: 'Founder', to: '/founder' },
      { label: 'History', to: '/history' },
      { label: 'Leadership', to: '/leadership' },
      { label: 'About the temple', to: '/about' },
    ],
  },
  {
    name: 'donation',
    label: 'Donation',
    to: '/donation',
    pages: [
      { label: 'Why donate', to: '/why-donate' },
      { label: 'Benefits and testimonials', to: '/benefits-testimonials' },
      { label: 'All donations', to: '/donation' },
      { label: 'CSR', to: '/csr' },
      { label: 'Temple construction', to: '/temple-construction' },
    ],
  },
  {
    name: 'activities',
    label: 'Activities',
    to: '/events',
    pages: [
      { label: 'Sunday Love Feast', to: '/sundaylove' },
      { label: 'Lifestyle Management', to: '/lifestyle' },
      { label: 'Discover Your Permanent Happiness', to: '/discover' },
      { label: 'Youth forum', to: '/iskconyouth' },
      { label: 'Gopal Fun School', to: '/gopalfun' },
      { label: 'Acharyas', to: '/Acharyas' },
      { label: 'Varistha Vaishnav', to: '/varishtha' },
      { label: 'Food for Life', to: '/food' },
      { label: 'Girls Forum', to: '/iskcongirls' },
      { label: '50 years', to: '/iskcon50' },
      { label: 'Vaisnava calendar', to: '/calender' },
      { label: 'Bhagavatam class', to: '/bhagavatam' },
      { label: 'Events', to: '/events' },
      { label: 'Sevas', to: '/Sevas' },
    ],
  },
  { name: 'blogs', label: 'Blogs', to: '/blogs', pages: [] },
  { name: 'shop', label: 'Shop', to: '/shop', pages: [] },
  { name: 'contacts', label: 'Contacts', to: '/contacts', pages: [] },
];

/** Only the mobile menu has it (rule S9). */
export const offerings: NavLink = { label: 'Offerings', to: '/Offeringpage' };

/** With script the viewer opens over the page; else this is a page to read. */
export const storyLink: NavLink = { label: 'Daily story', to: '/story' };

/** The strip above (rule S11; membership is one of the links of rule S3). */
export const headerLinks: readonly NavLink[] = [
  { label: 'Darshan', to: '/darshan' },
  { label: 'Classes', to: '/classes' },
  { label: 'Tours', to: '/tours' },
  { label: 'Membership', to: '/membership' },
];

export const visitLinks: readonly NavLink[] = [
  { label: 'Daily darshan', to: '/daily-darshan' },
  { label: 'Media gallery', to: '/media' },
  { label: 'Vaisnava calendar', to: '/calender' },
  { label: 'Sevas', to: '/Sevas' },
  { label: 'Guest house', to: '/stay' },
  { label: 'Spiritual tours', to: '/tours' },
];

/** The last links of the footer (rule S16). */
export const legalLinks: readonly NavLink[] = [
  { label: 'Home', to: '/' },
  { label: 'Terms and Conditions', to: '/terms-condition' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Guest House Cancellation Policy', to: '/cancellation-refund-policy' },
];
