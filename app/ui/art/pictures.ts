import * as m from '#messages/pictures.ts';

type Drawing = { width: number; height: number; focal: string; alt: string };

const wide = (alt: string, focal = '50% 50%'): Drawing => ({ width: 1600, height: 1000, focal, alt });
const square = (alt: string): Drawing => ({ width: 1200, height: 1200, focal: '50% 50%', alt });

/**
 * The drawings: intrinsic size in pixels, alternative text, and focal point (object-position) where
 * it is not the middle.
 */
export const pictures = {
  // /donation (books), home carousel
  books: wide(m.books, '50% 60%'),
  // /calender header, Ekadasi events
  'calendar-moon': wide(m.calendarMoon, '50% 35%'),
  // /classes, Gita class, /bhagavatam
  'class-gita': wide(m.classGita, '50% 55%'),
  // /contacts, footer map, /bhakti
  'contact-map': wide(m.contactMap, '50% 20%'),
  // couples' program
  couples: wide(m.couples, '50% 70%'),
  // cow care donation, Gomata products
  'cow-care': wide(m.cowCare, '46% 60%'),
  // /csr, community services
  csr: wide(m.csr),
  // /darshan, /daily-darshan and /live-darshan placeholder
  'deity-altar-arch': wide(m.deityAltarArch, '50% 55%'),
  // /donate, donation popup, donation banner
  donate: wide(m.donate, '50% 60%'),
  // /cart empty, other empty states
  'empty-cart': square(m.emptyCart),
  // /food, /fooddonation, /Offeringpage
  'food-for-life': wide(m.foodForLife),
  // /iskcongirls
  girls: wide(m.girls, '50% 60%'),
  // guest house
  'guest-house': wide(m.guestHouse),
  // home hero 04:30 to 16:00, default event image
  'hero-temple-dawn': wide(m.heroTempleDawn, '50% 45%'),
  // home hero 16:00 to 04:30, footer
  'hero-temple-dusk': wide(m.heroTempleDusk, '50% 40%'),
  // /janamastmi, festival banner
  janmashtami: wide(m.janmashtami),
  // /gopalfun
  'kids-school': wide(m.kidsSchool, '58% 55%'),
  // /sundaylove, events, story placeholder
  kirtan: wide(m.kirtan),
  // /membership
  membership: wide(m.membership, '50% 55%'),
  // Page Not Found
  'not-found': wide(m.notFound, '50% 60%'),
  // /varishtha
  seniors: wide(m.seniors, '52% 60%'),
  // product placeholder: beads
  'shop-beads': square(m.shopBeads),
  // product placeholder: books
  'shop-books': square(m.shopBooks),
  // product placeholder: clothes
  'shop-clothes': square(m.shopClothes),
  // product placeholder: incense
  'shop-incense': square(m.shopIncense),
  // product drawing
  'shop-bag': square(m.shopBag),
  // product drawing
  'shop-caitanya': square(m.shopCaitanya),
  // product drawing
  'shop-cones': square(m.shopCones),
  // product drawing
  'shop-feather': square(m.shopFeather),
  // product drawing
  'shop-ghee': square(m.shopGhee),
  // product drawing
  'shop-gita': square(m.shopGita),
  // product drawing
  'shop-isopanisad': square(m.shopIsopanisad),
  // product drawing
  'shop-kartal': square(m.shopKartal),
  // product drawing
  'shop-krsna-book': square(m.shopKrsnaBook),
  // product drawing
  'shop-mewa': square(m.shopMewa),
  // product drawing
  'shop-mogra': square(m.shopMogra),
  // product drawing
  'shop-mridanga': square(m.shopMridanga),
  // product drawing
  'shop-nectar': square(m.shopNectar),
  // product drawing
  'shop-peda': square(m.shopPeda),
  // product drawing
  'shop-soap': square(m.shopSoap),
  // product drawing
  'shop-sugar': square(m.shopSugar),
  // product drawing
  'shop-thali': square(m.shopThali),
  // product drawing
  'shop-tulsi': square(m.shopTulsi),
  // product drawing
  'shop-volumes': square(m.shopVolumes),
  // /founder, /about-beginning, /history, /iskcon50
  'srila-prabhupada-legacy': wide(m.srilaPrabhupadaLegacy, '50% 55%'),
  // /temple-construction, bhakti banner
  'temple-construction': wide(m.templeConstruction, '50% 45%'),
  // Barsana & Nandgaon tour
  'tours-barsana': wide(m.toursBarsana),
  // Govardhan Parikrama
  'tours-govardhan': wide(m.toursGovardhan, '50% 60%'),
  // Customized Spiritual Retreats, /lifestyle
  'tours-retreat': wide(m.toursRetreat, '40% 65%'),
  // Holy Sites of Vrindavan, /tours
  'tours-vrindavan': wide(m.toursVrindavan, '50% 55%'),
  // Tulsi-Puja, blogs, /Sevas
  tulsi: wide(m.tulsi, '50% 55%'),
  // /iskconyouth, /discover
  youth: wide(m.youth, '50% 65%'),
};

export type ArtName = keyof typeof pictures;
