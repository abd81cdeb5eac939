/**
 * The texts of fixed pages about this temple in, above and under their headings; defaults, a
 * setting for each group. Texts fixed by the specification (rules S40, S50) are here word for word.
 * `{place}`, `{temple}` and `{deities}` are filled from the settings (fillPlaces). The labels of a
 * form are in the form. A part named `no…` is shown for an empty list. The home page's are in
 * home-words.
 */

export const visitWords = {
  darshan: { title: 'Darshan', lead: 'Today’s photos and times.' },
  darshanTimes: { title: 'Darshan times', lead: 'Everybody is welcome, every day.' },
  liveDarshan: {
    title: 'Live darshan',
    lead: 'The altar, wherever you are.',
  },
  contacts: {
    kicker: 'Visit',
    title: 'Contact us',
    lead: 'Come, call or write. The door is open morning and evening, and somebody is always glad to answer a question.',
  },
  leaders: {
    kicker: 'Leadership',
    title: 'Whom to ask',
    lead: 'Each office has a name, and hours when it may be asked.',
  },
  teachers: {
    kicker: 'The line',
    title: 'Teachers we learn from',
    lead: 'What is taught here was received, from one teacher to the next.',
  },
  media: {
    kicker: 'See and hear',
    title: 'Media gallery',
    lead: 'Pictures, sounds and films from the temple. Download and share them.',
  },
  story: {
    kicker: 'From today',
    title: 'Daily story',
    lead: 'A few pictures and a few words from the life of the temple.',
  },
  testimonials: {
    kicker: 'In their own words',
    title: 'Testimonials',
    lead: 'People who came once and came back.',
  },
  noPhotosToday: { lead: 'Today’s photos will appear after the darshan.' },
  noPhotosYet: { title: 'Photos for this day will appear after the darshan.' },
  noPhotos: { title: 'There are no photos of this day.' },
  noLive: {
    title: 'We are offline',
    lead: 'No live darshan is announced at the moment. The photos of the day are there all the same.',
  },
  noMedia: { title: 'Nothing is here yet' },
  noStory: {
    title: 'No stories yet today',
    lead: 'The temple is open every day, and every Sunday there is a feast.',
  },
};

export const activityWords = {
  events: {
    kicker: 'Activities',
    title: 'Events',
    lead: 'Festivals, fasts and classes at the temple. Everybody is welcome.',
  },
  /** Title and lead are fixed (rule S40). */
  calendar: {
    kicker: 'Activities',
    title: 'Vaisnava Event Calendar',
    lead: 'Browse all upcoming sacred events throughout the year. Click on any date to see its events.',
  },
  blogs: {
    kicker: 'Read with us',
    title: 'Blogs',
    lead: 'Festivals and fasts, pilgrimages, and the small habits that hold a day together.',
  },
  classes: {
    kicker: 'Activities',
    title: 'Classes and courses',
    lead: 'Sit down, open the book: small groups, patient teachers, and a meal afterwards. You need no earlier reading and no Sanskrit.',
  },
  tours: {
    kicker: 'Activities',
    title: 'Spiritual tours',
    lead: 'Walk where He walked. Vrindavan is a morning’s drive from {place}. Go with people who know its lanes, its stories and where the tea is good.',
  },
  tourAsk: {
    title: 'Tour inquiry and registration',
    lead: 'Ask us anything, or put your name down. Nothing is charged here: the tour desk answers with dates and the price.',
  },
  /** In place of the lead above, where a tour is paid on the site. */
  tourAskPaid: {
    lead: 'Ask us anything, or take your seat. Some days are paid here, as the form says; for the others the tour desk answers with the price.',
  },
  /** The title is fixed (rule S50). */
  sevas: {
    kicker: 'Activities',
    title: 'Sevas Booking',
    lead: 'Seva is service with the hands and the heart. An hour is enough, nothing need be known before, and there is no fee.',
  },
  /** The text between [ and ] is a link. */
  dailyClasses: {
    lead: 'Every day without enrolment: [Srimad Bhagavatam at eight in the morning], and the Bhagavad Gita in the evening.',
  },
  stay: { kicker: 'Stay at the temple' },
  noEvents: {
    title: 'Nothing is announced yet',
    lead: 'The temple is open every day, and every Sunday there is a feast.',
  },
  noBlogs: {
    title: 'The first page is still being written',
    lead: 'Blogs will stand here as soon as one is published.',
  },
  noClasses: {
    title: 'No course is announced just now',
    lead: 'The morning and evening classes in the hall are open to everybody, every day.',
  },
  noTours: { title: 'No tour is planned just now', lead: 'Write to us where you would like to go.' },
};

export const givingWords = {
  donation: {
    kicker: 'Ways to give',
    title: 'Donation',
    lead: 'Offer what you can: it feeds, builds and teaches. Pick a cause, or let us choose where today’s need is greatest. Give in your name, quietly, or with a tax receipt.',
  },
  circle: {
    kicker: 'Every month',
    title: 'Donation Circle',
    lead: 'A small lamp, lit every month. Guardians promise to come back with the same amount each month, so that the kitchen can plan ahead.',
  },
  donate: {
    kicker: 'Donation',
    title: 'Donate',
    lead: 'A gift, in a minute. Choose an amount. On the next page you say whether it is given quietly, in your name, or with a tax receipt.',
  },
  milestones: {
    kicker: 'Step by step',
    title: 'Progress of the building',
    lead: 'From the ground to the flag: what is behind us, what is on the scaffold today, and what is still a drawing.',
  },
  prices: {
    kicker: 'A temple, by the piece',
    title: 'What you can give',
    lead: 'Choose one thing or several; you pay once.',
  },
  build: {
    title: 'Build the temple',
    lead: 'Choose your part. A bag of cement disappears into a wall and holds it up for centuries. Count what you would like to give.',
  },
  csrProjects: {
    kicker: 'For companies',
    title: 'CSR projects',
    lead: 'What your company can carry: food, health, education, the elderly, animals. Worship is not among them.',
  },
  membership: {
    kicker: 'Become a member',
    title: 'Life membership',
    lead: 'The door stays open for you. Life members carry the temple: its walls, its kitchen, its classes. The temple remembers them on their own days and keeps a place for them on festival days.',
  },
  membershipTiers: {
    title: 'Ways to be a member',
    lead: 'Rooms, seats, entry, the hall and discounts are subject to availability and to the rules of the day. Benefits are for the member and family, cannot be passed on, and are no return for the gift.',
  },
  shop: {
    kicker: 'From the temple to your home',
    title: 'Shop',
    lead: 'Books to read slowly, beads to chant on, incense, ghee and small things for the altar at home. What is earned here goes back to the temple.',
  },
  progress: { kicker: 'Where we stand' },
  otherWays: { kicker: 'Other ways' },
  cart: { kicker: 'Cart', title: 'Your cart' },
  checkout: { title: 'Checkout' },
  donationCheckout: { title: 'Donation checkout' },
  noCauses: { title: 'No causes here just now', lead: 'New causes are added through the year.' },
  noOpenCause: { title: 'No cause is open just now', lead: 'Please come back soon, or write to us.' },
  noProducts: { title: 'No products match.', lead: 'Try fewer words or a wider price range.' },
  noCart: {
    title: 'Your cart is empty',
    lead: 'Nothing is in it yet. Choose a cause to give to, or something from the shop.',
  },
  noOrder: { title: 'Choose something first', lead: 'There is nothing to pay for yet.' },
  noDonation: { title: 'Choose a gift first', lead: 'Nothing has been chosen to give to yet.' },
};

export const festivalWords = {
  festival: {
    kicker: 'Festival of the year',
    title: 'Sri Krishna Janmashtami',
    lead: 'The night on which the Lord came into a prison cell in Mathura, and a river let His father pass.',
  },
  day: {
    kicker: 'At the temple',
    title: 'The day’s programme',
    lead: 'The order of the day as temples of ISKCON keep it. Our own hours stand among the events in the weeks before.',
  },
  sunrise: {
    title: 'Mangal aarti and japa',
    lead: 'The temple wakes as on every day; the vow of the fast is taken.',
  },
  morning: {
    title: 'Class on the Lord’s appearance',
    lead: 'Srimad Bhagavatam 10.3, in Hindi and English.',
  },
  allDay: {
    title: 'Darshan and the swing',
    lead: 'The deities in new dress, and a flower swing to pull.',
  },
  sunset: {
    title: 'Kirtan and abhishek',
    lead: 'Bathing with milk, yogurt, ghee, honey and fruit juice, while everyone sings.',
  },
  midnight: {
    title: 'The moment of birth',
    lead: 'Conches, lamps and the great aarti. Then the fast is broken together.',
  },
  dayAfter: {
    title: 'Nandotsava',
    lead: 'The feast of Gokula, and the appearance day of Srila Prabhupada.',
  },
  fast: {
    kicker: 'The vow of the day',
    title: 'How to fast until midnight',
    lead: 'Fasting gives the day to hearing and singing. It is an offering, not an ordeal.',
  },
  donations: {
    kicker: 'Serve the festival',
    title: 'Donations for the festival',
    lead: 'A garland, a kalash of milk, a meal for those who come: choose what your gift becomes.',
  },
  /** `{city}`: where the calendar observes the sunrise. */
  years: {
    kicker: 'From the calendar',
    title: 'Janmashtami in the coming years',
    lead: 'It follows the Moon, so the date moves. These are the days in {city}; elsewhere it can be a day earlier or later.',
  },
  noDonations: { lead: 'No festival gift is open just now. The other causes need you every day:' },
};

/** The small line above a heading, if any, the heading, and the text under it. */
export type PageWords = { kicker?: string; title: string; lead: string };

/** Shown for an empty list. */
export type NoneWords = Omit<PageWords, 'kicker'>;
