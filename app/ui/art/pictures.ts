type Drawing = { width: number; height: number; focal: string };

const wide = (focal = '50% 50%'): Drawing => ({ width: 1600, height: 1000, focal });
const square = (): Drawing => ({ width: 1200, height: 1200, focal: '50% 50%' });

/**
 * The drawings: intrinsic size in pixels, and focal point (object-position) where it is not the
 * middle. Every page carries this list; what each shows is in core/content/drawing-words.ts.
 */
export const pictures = {
  // /donation (books), home carousel
  books: wide('50% 60%'),
  // /calender header, Ekadasi events
  'calendar-moon': wide('50% 35%'),
  // /classes, Gita class, /bhagavatam
  'class-gita': wide('50% 55%'),
  // /contacts, footer map, /bhakti
  'contact-map': wide('50% 20%'),
  // couples' program
  couples: wide('50% 70%'),
  // cow care donation, Gomata products
  'cow-care': wide('46% 60%'),
  // /csr, community services
  csr: wide(),
  // /darshan, /daily-darshan and /live-darshan placeholder
  'deity-altar-arch': wide('50% 55%'),
  // /donate, donation popup, donation banner
  donate: wide('50% 60%'),
  // /cart empty, other empty states
  'empty-cart': square(),
  // /food, /fooddonation, /Offeringpage
  'food-for-life': wide(),
  // /iskcongirls
  girls: wide('50% 60%'),
  // guest house
  'guest-house': wide(),
  // home hero 04:30 to 16:00, default event image
  'hero-temple-dawn': wide('50% 45%'),
  // home hero 16:00 to 04:30, footer
  'hero-temple-dusk': wide('50% 40%'),
  // /janamastmi, festival banner
  janmashtami: wide(),
  // /gopalfun
  'kids-school': wide('58% 55%'),
  // /sundaylove, events, story placeholder
  kirtan: wide(),
  // /membership
  membership: wide('50% 55%'),
  // Page Not Found
  'not-found': wide('50% 60%'),
  // /varishtha
  seniors: wide('52% 60%'),
  // product placeholder: beads
  'shop-beads': square(),
  // product placeholder: books
  'shop-books': square(),
  // product placeholder: clothes
  'shop-clothes': square(),
  // product placeholder: incense
  'shop-incense': square(),
  // product drawing
  'shop-bag': square(),
  // product drawing
  'shop-caitanya': square(),
  // product drawing
  'shop-cones': square(),
  // product drawing
  'shop-feather': square(),
  // product drawing
  'shop-ghee': square(),
  // product drawing
  'shop-gita': square(),
  // product drawing
  'shop-isopanisad': square(),
  // product drawing
  'shop-kartal': square(),
  // product drawing
  'shop-krsna-book': square(),
  // product drawing
  'shop-mewa': square(),
  // product drawing
  'shop-mogra': square(),
  // product drawing
  'shop-mridanga': square(),
  // product drawing
  'shop-nectar': square(),
  // product drawing
  'shop-peda': square(),
  // product drawing
  'shop-soap': square(),
  // product drawing
  'shop-sugar': square(),
  // product drawing
  'shop-thali': square(),
  // product drawing
  'shop-tulsi': square(),
  // product drawing
  'shop-volumes': square(),
  // /founder, /about-beginning, /history, /iskcon50
  'srila-prabhupada-legacy': wide('50% 55%'),
  // /temple-construction, bhakti banner
  'temple-construction': wide('50% 45%'),
  // Barsana & Nandgaon tour
  'tours-barsana': wide(),
  // Govardhan Parikrama
  'tours-govardhan': wide('50% 60%'),
  // Customized Spiritual Retreats, /lifestyle
  'tours-retreat': wide('40% 65%'),
  // Holy Sites of Vrindavan, /tours
  'tours-vrindavan': wide('50% 55%'),
  // Tulsi-Puja, blogs, /Sevas
  tulsi: wide('50% 55%'),
  // /iskconyouth, /discover
  youth: wide('50% 65%'),
};

export type ArtName = keyof typeof pictures;

/** Those of which the middle is painted too, as the carved window shows it. */
export const windowPaintings: readonly ArtName[] = ['hero-temple-dawn', 'hero-temple-dusk'];
