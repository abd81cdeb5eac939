/** The drawings: intrinsic size, focal point (object-position) and their alternative texts. */
export const pictures = {
  // /donation (books), home carousel
  books: {
    width: 1600,
    height: 1000,
    focal: '50% 60%',
    alt: 'An open scripture on a stand before an arched window at dawn',
  },
  // /calender header, Ekadasi events
  'calendar-moon': {
    width: 1600,
    height: 1000,
    focal: '50% 35%',
    alt: 'The phases of the moon in an arc above temple spires',
  },
  // /classes, Gita class, /bhagavatam
  'class-gita': {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
  },
  // /contacts, footer map, /bhakti
  'contact-map': {
    width: 1600,
    height: 1000,
    focal: '50% 20%',
    alt: 'A storybook map of a planned township with parks, a river and the temple at its heart',
  },
  // couples' program
  couples: {
    width: 1600,
    height: 1000,
    focal: '50% 70%',
    alt: 'A couple on the river steps at night, two lamps drifting side by side',
  },
  // cow care donation, Gomata products
  'cow-care': {
    width: 1600,
    height: 1000,
    focal: '46% 60%',
    alt: 'White cows with garlands resting by the river at sunrise',
  },
  // /csr, community services
  csr: {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'A great tree sheltering a school, a kitchen, a clinic and a well',
  },
  // /darshan, /daily-darshan and /live-darshan placeholder
  'deity-altar-arch': {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'A temple altar: parted curtains, lamps and a lotus seat in golden light',
  },
  // /donate, donation popup, donation banner
  donate: {
    width: 1600,
    height: 1000,
    focal: '50% 60%',
    alt: 'Two hands offering a plate of lamps and flowers',
  },
  // /cart empty, other empty states
  'empty-cart': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'An empty cane basket with one marigold, beneath a flowering branch',
  },
  // /food, /fooddonation, /Offeringpage
  'food-for-life': {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'A brass plate of sanctified food seen from above, ringed with marigolds',
  },
  // /iskcongirls
  girls: {
    width: 1600,
    height: 1000,
    focal: '50% 60%',
    alt: 'Young women making a flower rangoli in a temple courtyard',
  },
  // guest house
  'guest-house': {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'A quiet room with a window seat looking out to the temple at dusk',
  },
  // home hero 04:30 to 16:00, default event image
  'hero-temple-dawn': {
    width: 1600,
    height: 1000,
    focal: '50% 45%',
    alt: 'Temple spires and domes above a lotus pond at dawn',
  },
  // home hero 16:00 to 04:30, footer
  'hero-temple-dusk': {
    width: 1600,
    height: 1000,
    focal: '50% 40%',
    alt: 'Temple spires and domes above a lotus pond at dusk',
  },
  // /janamastmi, festival banner
  janmashtami: {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'A flower swing in the moonlight, with flute, peacock feather and a pot of butter',
  },
  // /gopalfun
  'kids-school': {
    width: 1600,
    height: 1000,
    focal: '58% 55%',
    alt: 'Children seated under a mango tree before a chalkboard with a lotus',
  },
  // /sundaylove, events, story placeholder
  kirtan: {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'Devotees seen from behind, arms raised in song before a glowing altar arch',
  },
  // /membership
  membership: {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'Carved temple doors standing open onto golden light, a garland above the threshold',
  },
  // Page Not Found
  'not-found': {
    width: 1600,
    height: 1000,
    focal: '50% 60%',
    alt: 'A small boat adrift among lotuses in the mist under a crescent moon',
  },
  // /varishtha
  seniors: {
    width: 1600,
    height: 1000,
    focal: '52% 60%',
    alt: 'An elderly couple on a bench beneath a tree, facing the temple at evening',
  },
  // product placeholder: beads
  'shop-beads': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Tulsi japa beads with a tassel, a bead bag and a tulsi sprig',
  },
  // product placeholder: books
  'shop-books': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A stack of bound scriptures, an open book and a peacock feather',
  },
  // product placeholder: clothes
  'shop-clothes': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Folded saris, dhotis and shawls on a stool with bangles and a turban',
  },
  // product placeholder: incense
  'shop-incense': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Incense sticks in a brass holder with curling smoke, a lamp and flowers',
  },
  // product drawing
  'shop-bag': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A bead bag of cotton with a cord',
  },
  // product drawing
  'shop-caitanya': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Nine bound volumes in saffron on a low shelf',
  },
  // product drawing
  'shop-cones': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Incense cones smoking on a brass plate',
  },
  // product drawing
  'shop-feather': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A peacock feather',
  },
  // product drawing
  'shop-ghee': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A clay pot of fresh ghee and butter',
  },
  // product drawing
  'shop-gita': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A bound scripture in deep red with a golden lotus on its cover',
  },
  // product drawing
  'shop-isopanisad': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A thin green book with a conch on its cover',
  },
  // product drawing
  'shop-kartal': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A pair of bell-metal hand cymbals on a red cord',
  },
  // product drawing
  'shop-krsna-book': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A bound scripture in indigo with a peacock feather on its cover',
  },
  // product drawing
  'shop-mewa': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A gift box of almonds, cashews and raisins',
  },
  // product drawing
  'shop-mogra': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Incense sticks among white jasmine flowers',
  },
  // product drawing
  'shop-mridanga': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A clay drum with its straps',
  },
  // product drawing
  'shop-nectar': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A bound scripture in teal beside a small lamp',
  },
  // product drawing
  'shop-peda': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A plate of round milk sweets with pistachio',
  },
  // product drawing
  'shop-soap': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Bars of herbal soap wrapped in paper bands',
  },
  // product drawing
  'shop-sugar': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A bowl of rock sugar with tulsi leaves',
  },
  // product drawing
  'shop-thali': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A brass plate with lamps, flowers and a bell for worship',
  },
  // product drawing
  'shop-tulsi': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'A tulsi plant in a pot; from it the neck beads are carved',
  },
  // product drawing
  'shop-volumes': {
    width: 1200,
    height: 1200,
    focal: '50% 50%',
    alt: 'Eighteen bound volumes in two rows on a shelf',
  },
  // /founder, /about-beginning, /history, /iskcon50
  'srila-prabhupada-legacy': {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'The steamship Jaladuta on the ocean at sunrise; books resting on a lotus',
  },
  // /temple-construction, bhakti banner
  'temple-construction': {
    width: 1600,
    height: 1000,
    focal: '50% 45%',
    alt: 'A temple under construction, its unfinished spires drawn in gold',
  },
  // Barsana & Nandgaon tour
  'tours-barsana': {
    width: 1600,
    height: 1000,
    focal: '50% 50%',
    alt: 'The hilltop palace temple of Barsana with its long stairway and dancing peacocks',
  },
  // Govardhan Parikrama
  'tours-govardhan': {
    width: 1600,
    height: 1000,
    focal: '50% 60%',
    alt: 'Pilgrims walking around Govardhan hill past a sacred pond and grazing cows',
  },
  // Customized Spiritual Retreats, /lifestyle
  'tours-retreat': {
    width: 1600,
    height: 1000,
    focal: '40% 65%',
    alt: 'A riverside retreat hut and a meditating guest before misty hills at dawn',
  },
  // Holy Sites of Vrindavan, /tours
  'tours-vrindavan': {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'Boats on the Yamuna before the ghats and palaces of Vrindavan',
  },
  // Tulsi-Puja, blogs, /Sevas
  tulsi: {
    width: 1600,
    height: 1000,
    focal: '50% 55%',
    alt: 'A tulsi plant on its pedestal in a courtyard with lamps and rangoli',
  },
  // /iskconyouth, /discover
  youth: {
    width: 1600,
    height: 1000,
    focal: '50% 65%',
    alt: 'Young people with a drum and cymbals on river steps at sunrise',
  },
} as const;

export type ArtName = keyof typeof pictures;
