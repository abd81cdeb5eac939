/**
 * The settings with the words of pages: names of sections, and of the parts of pages by their key.
 */

export const smallLineAbove = (part: string) => `${part}: small line above`;
export const headingOf = (part: string) => `${part}: heading`;
export const wordsOf = (part: string) => `${part}: words`;
/** The placeholders of every text of a page. */
export const wordPlaces = '{temple}, {place} and {deities}';
export const namesFilled = (places: string) => `Where you write ${places}, visitors read the temple’s own.`;
export const cityFilled = (help: string) => `${help} {city} is the town of the calendar.`;
export const promiseNothing = (help: string) => `${help} Promise no hours and no days.`;

export const homeHeads = {
  title: 'Headings of the home page',
  note: 'What its parts are called, from top to bottom.',
};
export const homeParts = {
  today: 'Today',
  about: 'About us',
  history: 'History in three steps',
  timeline: 'Timeline',
  courtyard: 'History, today',
  causes: 'Causes',
  newestBlog: 'Newest blog',
  discover: 'Discover more',
  feast: 'Tile: Sunday Love Feast',
  gitaClass: 'Tile: Gita class',
  tours: 'Tile: tours',
  youth: 'Tile: youth',
  children: 'Tile: children',
  stay: 'Tile: guest house',
  events: 'Events',
  books: 'Books',
  giveBooks: 'Books, first picture',
  booksSchool: 'Books, second picture',
  booksHospital: 'Books, third picture',
  booksElders: 'Books, fourth picture',
  blogs: 'Blogs',
};
export const visitWords = {
  title: 'Words of pages for visitors',
  note: 'Darshan, contact, leaders, media, stories, testimonials; and what they say while there are none.',
};
export const visitParts = {
  darshan: 'Darshan',
  noPhotosToday: 'Darshan, before today’s first photo',
  darshanTimes: 'Darshan, times',
  noPhotosYet: 'Daily darshan, before today’s first photo',
  noPhotos: 'Daily darshan, a day without photos',
  liveDarshan: 'Live darshan',
  noLive: 'Live darshan, when none is announced',
  contacts: 'Contact',
  leaders: 'Leaders',
  teachers: 'Teachers',
  media: 'Media gallery',
  noMedia: 'Media gallery, while it is empty',
  story: 'Daily story',
  noStory: 'Daily story, when there is none',
  testimonials: 'Testimonials',
};
export const activityWords = {
  title: 'Words of pages for activities',
  note: 'Events, calendar, blogs, classes, tours, sevas; and what they say while there are none.',
};
export const activityParts = {
  events: 'Events',
  noEvents: 'Events, when none is announced',
  calendar: 'Calendar',
  blogs: 'Blogs',
  noBlogs: 'Blogs, while there is none',
  classes: 'Classes',
  noClasses: 'Classes, when none is announced',
  dailyClasses: 'Classes, every day',
  tours: 'Tours',
  noTours: 'Tours, when none is planned',
  tourAsk: 'Ask about a tour',
  tourAskPaid: 'Ask about a tour, where one is paid on the site',
  sevas: 'Sevas Booking',
  stay: 'Guest house',
};
export const dailyClassesHint = 'What stands between [ and ] leads to the page of the Bhagavatam class.';
export const givingWords = {
  title: 'Words of pages for giving and the shop',
  note: 'Donation, the temple’s building, CSR, membership, shop, cart and checkouts; and what they say when there is nothing.',
};
export const givingParts = {
  donation: 'Donation',
  noCauses: 'Donation, a kind without causes',
  otherWays: 'Donation, other ways',
  circle: 'Donation Circle',
  donate: 'Donate',
  noOpenCause: 'Donate, when no cause is open',
  progress: 'Building, what has come together',
  milestones: 'Building, milestones',
  prices: 'Building, prices',
  build: 'Building, choose and give',
  csrProjects: 'CSR projects',
  membership: 'Membership',
  membershipTiers: 'Membership, tiers',
  shop: 'Shop',
  noProducts: 'Shop, when nothing matches',
  cart: 'Cart',
  noCart: 'Cart, when nothing is in it',
  checkout: 'Checkout of the shop',
  noOrder: 'Checkout of the shop, with nothing chosen',
  donationCheckout: 'Checkout of gifts',
  noDonation: 'Checkout of gifts, with nothing chosen',
};
export const festivalWords = {
  title: 'Words of the festival page',
  note: 'Janmashtami: the welcome, the day’s programme, fast and gifts.',
};
export const festivalParts = {
  festival: 'Welcome',
  day: 'Programme',
  sunrise: 'Until sunrise',
  morning: 'Morning',
  allDay: 'All day',
  sunset: 'From sunset',
  midnight: 'Midnight',
  dayAfter: 'The day after',
  fast: 'Fast',
  donations: 'Gifts',
  noDonations: 'Gifts, when none is open',
  years: 'Coming years',
};
export const answerWords = {
  title: 'Words of thanks and of answers',
  note: 'What a page says once a gift or an order is paid, a form was sent or a seva is booked; letters about forms say the same.',
};
export const answerParts = {
  donation: 'A gift has arrived',
  order: 'An order is paid',
  contact: 'A message was sent',
  'tour-inquiry': 'A question about a tour was sent',
  'tour-registration': 'Seats on a tour were asked for',
  'class-enrolment': 'Somebody enrolled in a class',
  'stay-inquiry': 'A room was asked for',
  membership: 'Somebody applied for membership',
  'csr-inquiry': 'A company asked',
  'duplicate-payment': 'A payment taken twice was reported',
  seva: 'A seva is booked',
  sevaOnline: 'A seva from home is booked',
  sevaInPerson: 'A seva at the temple is booked',
};
export const homeTimeline = {
  title: 'Timeline of the home page',
  note: 'The steps before today’s, in their order. The first two stand beside today’s under About us, the others in the timeline.',
  steps: 'Steps',
  year: 'Year',
  heading: 'Heading',
  words: 'Words',
};
export const circleTiers = {
  title: 'Tiers of the Donation Circle',
  note: 'What guardians promise a month. The drawings keep their places: lamp, lotus, pot, cow. The last but one stands out.',
  tiers: 'Tiers',
  rupees: 'Rupees a month',
  name: 'Name',
  gives: 'Sentence',
};

export const searchTitle = 'Title';
export const searchDescription = 'Description';
export const homeSearchTitle = 'Title for search engines';
export const homeSearchDescription = 'Description for search engines';
export const searchTitleOf = (page: string) => `${page}: title`;
export const searchDescriptionOf = (page: string) => `${page}: description`;
export const letters = (least: number, most: number) => `${least} to ${most} letters.`;
export const ownPlace = (place: string, meaning: string) => ` {${place}}, here and below: ${meaning}.`;
export const searchHelp = (places: string) =>
  `Titles and descriptions as search engines and shared links show them. Where you write ${places}, they read the temple’s own.`;
export const visitSearch = {
  title: 'Search engines: pages for visitors',
  note: 'Titles and descriptions of darshan, contact, media and stories in searches and shared links.',
};
export const activitySearch = {
  title: 'Search engines: pages for activities',
  note: 'Titles and descriptions of events, calendar, blogs, classes, tours, sevas and guest house in searches and shared links.',
};
export const givingSearch = {
  title: 'Search engines: pages for giving and the shop',
  note: 'Titles and descriptions of donation, building, membership, shop, cart and checkouts in searches and shared links.',
};
export const dailyDarshan = 'Daily darshan';
export const festivalPage = 'Festival page';
export const calendarYear = 'Calendar of the year';
export const allProducts = 'Products of a category';
export const refundReport = 'Report a payment taken twice';
export const dayShown = 'the day that is shown';
export const kindOfMedia = 'Photos, Audio or Video';
export const yearOfFestival = 'the year of the coming festival';
export const dayAndTown = 'its day and town';
export const yearShown = 'the year that is shown';
export const townAsked = 'the town that was asked for';
export const categoryOrAll = 'the category, or All products';
