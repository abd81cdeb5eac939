/**
 * The metadata for search engines and shared links of pages that are not rows of a table: a title
 * and a description for each, a setting for each group. Besides `{temple}`, `{place}` and
 * `{deities}` some pages fill their own placeholders, as `{day}` (listed in
 * core/settings/search-sections). The home page's are in home-words.
 */
export const visitSearch = {
  darshan: {
    title: 'Darshan: today’s photos, times and live | {temple}, {place}',
    description:
      'Today’s darshan of the altar, the time of the next aarti, the temple’s hours and the live darshan of the {temple} in {place}.',
  },
  dailyDarshan: {
    title: 'Daily darshan, {day} | {temple}, {place}',
    description:
      'Photos of the altar by day and darshan: Mangala, Shringar, Raj Bhoga, Sandhya, Shayan and the festivals.',
  },
  liveDarshan: {
    title: 'Live darshan | {temple}, {place}',
    description:
      'Live darshan and aarti from the {temple} in {place}, when the next one begins, and the latest to watch again.',
  },
  contacts: {
    title: 'Contact us | {temple}, {place}',
    description:
      'Write to the temple office, call or send a WhatsApp message; when the temple is open and how to find it in {place}.',
  },
  media: {
    title: '{kind}: media gallery | {temple}, {place}',
    description: 'Photos, sounds and films from the {temple} in {place}: the altar, kirtan, lamps, bells.',
  },
  story: {
    title: 'Daily story | {temple}, {place}',
    description:
      'A few pictures and a few words from today at the {temple} in {place}: aartis, tulsi, prasadam, classes.',
  },
};

export const activitySearch = {
  events: {
    title: 'Events: festivals, classes and days out | {temple}, {place}',
    description:
      'What is coming up at the {temple} in {place}: festivals, seminars, pilgrimages and the Sunday feast.',
  },
  festival: {
    title: 'Sri Krishna Janmashtami {year} | {temple}, {place}',
    description:
      '{when} The story of the night, how to fast until midnight, the day at the temple, and ways to serve.',
  },
  calendar: {
    title: 'Vaisnava Event Calendar | {temple}, {place}',
    description:
      'Ekadasi fasts and break-fast times, festivals, appearance and disappearance days of saints: the Vaisnava calendar for any month and city.',
  },
  calendarYear: {
    title: 'Vaisnava calendar {year}, {city} | {temple}, {place}',
    description: 'Every Ekadasi, break-fast time and festival of {year} in {city}, to print on two sheets.',
  },
  blogs: {
    title: 'Blogs: worship and the daily life | {temple}, {place}',
    description: 'Short reading from the {temple} in {place}: festivals, fasts, pilgrimages and practice.',
  },
  classes: {
    title: 'Classes and courses | {temple}, {place}',
    description:
      'Courses at the temple: Bhagavad Gita, Bhakti Shastri, mridanga, the children’s Sunday school. Teacher, days, times, seats, and enrolment.',
  },
  tours: {
    title: 'Spiritual tours | {temple}, {place}',
    description:
      'Pilgrimages from {place}: the holy sites of Vrindavan, Govardhan Parikrama, Barsana and Nandgaon, and retreats made for your group.',
  },
  tourAsk: {
    title: 'Tour inquiry and registration | {temple}, {place}',
    description:
      'Ask about itineraries, rooms and meals or spiritual activities of our tours, or register yourself or your group.',
  },
  sevas: {
    title: 'Sevas Booking | {temple}, {place}',
    description:
      'Offer an hour from home or a day at the temple: cleaning, kirtan, flowers, cooking, events, maintenance. Choose a date and your place is kept.',
  },
  stay: {
    title: 'Guest house | {temple}, {place}',
    description:
      'Sleep a few steps from the morning lamps: rooms, rates, house rules, and a booking inquiry to the guest house desk.',
  },
};

export const givingSearch = {
  donation: {
    title: 'Donation | {temple}, {place}',
    description:
      'Give to the kitchen, the temple building, the cows, books and festivals. Choose several causes and pay once.',
  },
  donate: {
    title: 'Donate | {temple}, {place}',
    description:
      'Choose an amount and a cause, and go straight to the checkout. Give quietly, by name, or with a receipt.',
  },
  build: {
    title: 'Build the temple | {temple}, {place}',
    description:
      'Bricks, cement, sand, steel or a square foot: choose parts of the new temple and give them in one payment.',
  },
  membership: {
    title: 'Life membership | {temple}, {place}',
    description:
      'Become a life member of the temple: six tiers, what each brings, and the application. Payment after the office has confirmed it.',
  },
  shop: {
    title: 'Shop | {temple}, {place}',
    description:
      'Books of Srila Prabhupada, japa beads, incense, deity dress, prasadam and gifts from the temple, sent to your door.',
  },
  allProducts: {
    title: '{category} | {temple}, {place}',
    description: '{category} in the shop of the {temple} in {place}, with prices and what is in stock.',
  },
  cart: {
    title: 'Your cart | {temple}, {place}',
    description: 'What you have chosen to give and to buy, before you pay.',
  },
  checkout: {
    title: 'Checkout | {temple}, {place}',
    description: 'Where your order goes, what it costs with delivery, and how you pay.',
  },
  donationCheckout: {
    title: 'Donation checkout | {temple}, {place}',
    description:
      'Write your gift to the temple: quietly, in your name or with a tax receipt, and pay by UPI, card or bank.',
  },
  refundReport: {
    title: 'Report a payment taken twice | {temple}, {place}',
    description:
      'A technical fault took the same payment twice? Send the details; the temple compares them with its records and the gateway, and writes to you.',
  },
};

/** The title of a page in search results. */
export type SearchWords = { title: string; description: string };
