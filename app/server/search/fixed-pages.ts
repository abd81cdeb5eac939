import type { SitePage } from '#core/content/site-page.ts';

type FixedPage = Pick<SitePage, 'path' | 'title' | 'summary' | 'picture'>;

/**
 * The pages that have a room of their own, whatever the database has; `summary` is what search
 * shows.
 */
export const fixedPages: readonly FixedPage[] = [
  {
    path: '/',
    title: 'Home',
    summary:
      'Home: today’s darshan and timings, when the temple is open, what is coming up, and how to visit, serve and give.',
    picture: 'hero-temple-dawn',
  },
  {
    path: '/donate',
    title: 'Donate',
    summary: 'Give by UPI, card or bank: quietly, in your name, or with a tax receipt.',
    picture: 'donate',
  },
  {
    path: '/donate/simply',
    title: 'Give simply',
    summary:
      'Give in three large steps: how much, who gives, and pay with any UPI app. Our telephone is always in sight.',
    picture: 'donate',
  },
  {
    path: '/donation',
    title: 'Donation',
    summary: 'Everything a gift can go to: meals, temple construction, books, cow care and festivals.',
    picture: 'food-for-life',
  },
  {
    path: '/temple-construction/donate',
    title: 'Build the temple',
    summary:
      'Bricks, cement, sand, steel or a square foot: choose parts of the new temple and give them together.',
    picture: 'temple-construction',
  },
  {
    path: '/calender',
    title: 'Vaisnava Event Calendar',
    summary:
      'Ekadasi fasts and break-fast (parana) times, festivals, appearance and disappearance days, sankranti, Caturmasya; today’s tithi and moon (panchang).',
    picture: 'calendar-moon',
  },
  {
    path: '/calender/year',
    title: 'The Vaisnava calendar of the year, to print',
    summary: 'All Ekadasi fasts, festivals and saints’ days of one year on a few sheets of paper.',
    picture: 'calendar-moon',
  },
  {
    path: '/blogs',
    title: 'Blogs',
    summary: 'Short reading from the temple: festivals and fasts, pilgrimages, practice and daily life.',
    picture: 'srila-prabhupada-legacy',
  },
  {
    path: '/events',
    title: 'Events',
    summary: 'What is coming up at the temple: festivals, seminars, pilgrimages and the Sunday feast.',
    picture: 'kirtan',
  },
  {
    path: '/janamastmi',
    title: 'Sri Krishna Janmashtami',
    summary:
      'Sri Krishna Janmashtami at the temple: the day, the midnight aarti and how to take part or give.',
    picture: 'janmashtami',
  },
  {
    path: '/darshan',
    title: 'Darshan',
    summary: 'Today’s photos of the altar, the time of the next aarti and the hours of the temple.',
    picture: 'deity-altar-arch',
  },
  {
    path: '/daily-darshan',
    title: 'Daily darshan',
    summary:
      'Photos of the altar by day and darshan: Mangala, Shringar, Raj Bhoga, Sandhya, Shayan, festivals.',
    picture: 'deity-altar-arch',
  },
  {
    path: '/daily-darshan/by-email',
    title: 'Daily darshan by e-mail',
    summary: 'Ask for the photos of each day’s darshan as a letter (newsletter, subscription).',
    picture: 'deity-altar-arch',
  },
  {
    path: '/live-darshan',
    title: 'Live darshan',
    summary: 'Live darshan and aarti (stream), when the next one begins, and the latest to watch again.',
    picture: 'hero-temple-dusk',
  },
  {
    path: '/media',
    title: 'Media gallery',
    summary: 'Photos, sounds (audio) and films (video) from the temple: the altar, kirtan, lamps, bells.',
    picture: 'kirtan',
  },
  {
    path: '/story',
    title: 'Daily story',
    summary: 'Pictures and short films of today’s temple: darshan, kitchen, cows and visitors.',
    picture: 'tulsi',
  },
  {
    path: '/sevas',
    title: 'Sevas Booking',
    summary:
      'Offer service (volunteer) online or in person: cleaning, kirtan and katha, flowers, cooking, events, maintenance.',
    picture: 'food-for-life',
  },
  {
    path: '/contacts',
    title: 'Contacts',
    summary:
      'Address, map, directions, phone, e-mail, WhatsApp and opening hours of the temple; write to the office.',
    picture: 'contact-map',
  },
  {
    path: '/tours',
    title: 'Spiritual tours',
    summary:
      'Pilgrimages (yatra) from the temple: Vrindavan, Govardhan parikrama, Barsana, Nandgaon, retreats.',
    picture: 'tours-vrindavan',
  },
  {
    path: '/tourspackages',
    title: 'Tour inquiry and registration',
    summary: 'Ask about itineraries, rooms, meals and activities of a tour, or register yourself or a group.',
    picture: 'tours-retreat',
  },
  {
    path: '/classes',
    title: 'Classes and courses',
    summary:
      'Courses with a teacher and seats: Bhagavad Gita, Bhakti Shastri, mridanga, Sunday school; enrol.',
    picture: 'class-gita',
  },
  {
    path: '/stay',
    title: 'Guest house',
    summary:
      'Rooms, rates, house rules and booking inquiry (accommodation, stay) of the temple’s guest house.',
    picture: 'guest-house',
  },
  {
    path: '/membership',
    title: 'Life membership',
    summary: 'The tiers of life membership, what each brings, and the application.',
    picture: 'membership',
  },
  {
    path: '/shop',
    title: 'Shop',
    summary:
      'Books of Srila Prabhupada, japa mala, incense, deity dress, ghee, prasadam and gifts, sent to your door (store, buy).',
    picture: 'shop-books',
  },
  {
    path: '/all-products',
    title: 'All products of the shop',
    summary: 'Everything in the temple shop, by category, price and what is in stock.',
    picture: 'shop-beads',
  },
  {
    path: '/cancellation-refund-policy/report',
    title: 'Report a payment taken twice',
    summary: 'A technical fault took the same payment twice (duplicate, double charge): send the details.',
    picture: 'donate',
  },
];
