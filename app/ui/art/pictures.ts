type Drawing = { width: number; height: number; focal: string; alt: string };

const wide = (alt: string, focal = '50% 50%'): Drawing => ({ width: 1600, height: 1000, focal, alt });
const square = (alt: string): Drawing => ({ width: 1200, height: 1200, focal: '50% 50%', alt });

/**
 * The drawings: intrinsic size in pixels, alternative text, and focal point (object-position) where
 * it is not the middle.
 */
export const pictures = {
  // /donation (books), home carousel
  books: wide('An open scripture on a stand before an arched window at dawn', '50% 60%'),
  // /calender header, Ekadasi events
  'calendar-moon': wide('The phases of the moon in an arc above temple spires', '50% 35%'),
  // /classes, Gita class, /bhagavatam
  'class-gita': wide(
    'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
    '50% 55%',
  ),
  // /contacts, footer map, /bhakti
  'contact-map': wide(
    'A storybook map of a planned township with parks, a river and the temple at its heart',
    '50% 20%',
  ),
  // couples' program
  couples: wide('A couple on the river steps at night, two lamps drifting side by side', '50% 70%'),
  // cow care donation, Gomata products
  'cow-care': wide('White cows with garlands resting by the river at sunrise', '46% 60%'),
  // /csr, community services
  csr: wide('A great tree sheltering a school, a kitchen, a clinic and a well'),
  // /darshan, /daily-darshan and /live-darshan placeholder
  'deity-altar-arch': wide(
    'A temple altar: parted curtains, lamps and a lotus seat in golden light',
    '50% 55%',
  ),
  // /donate, donation popup, donation banner
  donate: wide('Two hands offering a plate of lamps and flowers', '50% 60%'),
  // /cart empty, other empty states
  'empty-cart': square('An empty cane basket with one marigold, beneath a flowering branch'),
  // /food, /fooddonation, /Offeringpage
  'food-for-life': wide('A brass plate of sanctified food seen from above, ringed with marigolds'),
  // /iskcongirls
  girls: wide('Young women making a flower rangoli in a temple courtyard', '50% 60%'),
  // guest house
  'guest-house': wide('A quiet room with a window seat looking out to the temple at dusk'),
  // home hero 04:30 to 16:00, default event image
  'hero-temple-dawn': wide('Temple spires and domes above a lotus pond at dawn', '50% 45%'),
  // home hero 16:00 to 04:30, footer
  'hero-temple-dusk': wide('Temple spires and domes above a lotus pond at dusk', '50% 40%'),
  // /janamastmi, festival banner
  janmashtami: wide('A flower swing in the moonlight, with flute, peacock feather and a pot of butter'),
  // /gopalfun
  'kids-school': wide('Children seated under a mango tree before a chalkboard with a lotus', '58% 55%'),
  // /sundaylove, events, story placeholder
  kirtan: wide('Devotees seen from behind, arms raised in song before a glowing altar arch'),
  // /membership
  membership: wide(
    'Carved temple doors standing open onto golden light, a garland above the threshold',
    '50% 55%',
  ),
  // Page Not Found
  'not-found': wide('A small boat adrift among lotuses in the mist under a crescent moon', '50% 60%'),
  // /varishtha
  seniors: wide('An elderly couple on a bench beneath a tree, facing the temple at evening', '52% 60%'),
  // product placeholder: beads
  'shop-beads': square('Tulsi japa beads with a tassel, a bead bag and a tulsi sprig'),
  // product placeholder: books
  'shop-books': square('A stack of bound scriptures, an open book and a peacock feather'),
  // product placeholder: clothes
  'shop-clothes': square('Folded saris, dhotis and shawls on a stool with bangles and a turban'),
  // product placeholder: incense
  'shop-incense': square('Incense sticks in a brass holder with curling smoke, a lamp and flowers'),
  // product drawing
  'shop-bag': square('A bead bag of cotton with a cord'),
  // product drawing
  'shop-caitanya': square('Nine bound volumes in saffron on a low shelf'),
  // product drawing
  'shop-cones': square('Incense cones smoking on a brass plate'),
  // product drawing
  'shop-feather': square('A peacock feather'),
  // product drawing
  'shop-ghee': square('A clay pot of fresh ghee and butter'),
  // product drawing
  'shop-gita': square('A bound scripture in deep red with a golden lotus on its cover'),
  // product drawing
  'shop-isopanisad': square('A thin green book with a conch on its cover'),
  // product drawing
  'shop-kartal': square('A pair of bell-metal hand cymbals on a red cord'),
  // product drawing
  'shop-krsna-book': square('A bound scripture in indigo with a peacock feather on its cover'),
  // product drawing
  'shop-mewa': square('A gift box of almonds, cashews and raisins'),
  // product drawing
  'shop-mogra': square('Incense sticks among white jasmine flowers'),
  // product drawing
  'shop-mridanga': square('A clay drum with its straps'),
  // product drawing
  'shop-nectar': square('A bound scripture in teal beside a small lamp'),
  // product drawing
  'shop-peda': square('A plate of round milk sweets with pistachio'),
  // product drawing
  'shop-soap': square('Bars of herbal soap wrapped in paper bands'),
  // product drawing
  'shop-sugar': square('A bowl of rock sugar with tulsi leaves'),
  // product drawing
  'shop-thali': square('A brass plate with lamps, flowers and a bell for worship'),
  // product drawing
  'shop-tulsi': square('A tulsi plant in a pot; from it the neck beads are carved'),
  // product drawing
  'shop-volumes': square('Eighteen bound volumes in two rows on a shelf'),
  // /founder, /about-beginning, /history, /iskcon50
  'srila-prabhupada-legacy': wide(
    'The steamship Jaladuta on the ocean at sunrise; books resting on a lotus',
    '50% 55%',
  ),
  // /temple-construction, bhakti banner
  'temple-construction': wide('A temple under construction, its unfinished spires drawn in gold', '50% 45%'),
  // Barsana & Nandgaon tour
  'tours-barsana': wide('The hilltop palace temple of Barsana with its long stairway and dancing peacocks'),
  // Govardhan Parikrama
  'tours-govardhan': wide(
    'Pilgrims walking around Govardhan hill past a sacred pond and grazing cows',
    '50% 60%',
  ),
  // Customized Spiritual Retreats, /lifestyle
  'tours-retreat': wide(
    'A riverside retreat hut and a meditating guest before misty hills at dawn',
    '40% 65%',
  ),
  // Holy Sites of Vrindavan, /tours
  'tours-vrindavan': wide('Boats on the Yamuna before the ghats and palaces of Vrindavan', '50% 55%'),
  // Tulsi-Puja, blogs, /Sevas
  tulsi: wide('A tulsi plant on its pedestal in a courtyard with lamps and rangoli', '50% 55%'),
  // /iskconyouth, /discover
  youth: wide('Young people with a drum and cymbals on river steps at sunrise', '50% 65%'),
};

export type ArtName = keyof typeof pictures;
