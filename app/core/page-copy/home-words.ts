/** The temple's own texts on the home page. As in page-words, each group is a setting. */
export const homeWords = {
  /** A line break here is one there; the name follows in colour. */
  heroTitle: 'Come home\nto',
  heroName: 'Śrī Kṛṣṇa',
  lead: 'Darshan at dawn, kirtan in the evening, and a plate of prasadam kept for you. Come as you are.',
  titleForSearch: '{temple}, {place}: darshan, prasadam, classes and donations',
  forSearch:
    'Darshan from early morning, kirtan every evening, classes, festivals and a feast every Sunday. See today’s timings, plan a visit or give online.',
  aboutTitle: 'About the temple',
  aboutLead:
    'Neighbours in Ghaziabad wanted one place whose doors open before the sun. People stop for darshan on the way to work, stay for a class after it, and bring the family on Sunday.',
  today: 'Over 400 temples in the world, and one of them takes shape in Ghaziabad.',
  feast: 'Katha, kirtan and a vegetarian feast, every week',
  gitaClass: 'Evenings, online or here',
  tours: 'Vrindavan, Govardhan, Barsana',
  youth: 'Questions are welcome',
  children: 'Weekends for children',
  stay: 'A clean bed near the altar',
};

/** What its parts are called, from top to bottom. */
export const homeHeads = {
  today: { kicker: 'Today at the temple', title: 'Darshan and times today' },
  about: { kicker: 'At the heart of a new township' },
  history: { title: 'History: one ship, one trunk of books, and the holy name' },
  timeline: { kicker: 'Timeline', title: 'The movement, year by year' },
  courtyard: { title: 'Our own courtyard' },
  causes: {
    kicker: 'Seva',
    title: 'Ways to give',
    lead: 'Choose a cause. Every gift is offered first on the altar, and gets a numbered receipt.',
  },
  newestBlog: { kicker: 'New in our blog' },
  discover: { kicker: 'Discover more', title: 'Join in' },
  feast: { title: 'Sunday Love Feast' },
  gitaClass: { title: 'Gita class' },
  tours: { title: 'Spiritual tours' },
  youth: { title: 'Youth forum' },
  children: { title: 'Gopal Fun School' },
  stay: { title: 'Guest house' },
  events: {
    kicker: 'Events',
    title: 'Coming events',
    lead: 'Festivals, fasts and classes at the temple.',
  },
  books: {
    title: 'Give books',
    lead: 'A leaf, a flower, fruit, water: offered with love, it is enough (Bhagavad Gita 9.26). Give a Bhagavad Gita to someone who asked for one.',
  },
  giveBooks: { title: 'For whoever asks', lead: 'One copy of the Gita, given by hand.' },
  booksSchool: {
    title: 'For a school',
    lead: 'A set for the library, where a question can wait for its reader.',
  },
  booksHospital: {
    title: 'For a hospital',
    lead: 'A small book beside a bed, for the long hours of the night.',
  },
  booksElders: { title: 'For a home for the elderly', lead: 'Large print, and somebody who reads aloud.' },
  blogs: { kicker: 'Read with us', title: 'From our blogs' },
};

/** Published history (dates as widely given); its last step, the temple's own, is `today` above. */
export const homeTimeline = [
  {
    year: '1965',
    title: 'The voyage',
    text: 'The Jaladuta leaves Calcutta on 13 August and reaches Boston on 17 September.',
  },
  {
    year: '1966',
    title: 'A storefront in New York',
    text: 'The society is incorporated in July. In October the chanting moves out under a tree in Tompkins Square.',
  },
  {
    year: '1967',
    title: 'The chariot rolls west',
    text: 'San Francisco sees the first Ratha Yatra outside India.',
  },
  {
    year: '1972',
    title: 'Books for the world',
    text: 'The Bhaktivedanta Book Trust is founded, and land is found in Mayapur.',
  },
  {
    year: '1974',
    title: 'Nobody goes hungry',
    text: 'Food relief begins in Mayapur. It becomes Food for Life.',
  },
  { year: '1975', title: 'Home to Vrindavan', text: 'The temple of Krishna and Balarama opens on 20 April.' },
  {
    year: '1977',
    title: 'The letter is delivered',
    text: 'Srila Prabhupada departs in Vrindavan, leaving about 108 centres and more than seventy volumes.',
  },
];

export type HomeWords = typeof homeWords;
export type HomeHeads = typeof homeHeads;
