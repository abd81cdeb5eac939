import * as m from '#messages/pictures.ts';

/**
 * What each drawing of ui/art shows, its alternative text. For the server and the admin: a page
 * that
 * shows one drawing takes its message, since all of them together weigh more than many a page.
 */
export const wordsOfDrawings = {
  books: m.books,
  'calendar-moon': m.calendarMoon,
  'class-gita': m.classGita,
  'contact-map': m.contactMap,
  couples: m.couples,
  'cow-care': m.cowCare,
  csr: m.csr,
  'deity-altar-arch': m.deityAltarArch,
  donate: m.donate,
  'empty-cart': m.emptyCart,
  'food-for-life': m.foodForLife,
  girls: m.girls,
  'guest-house': m.guestHouse,
  'hero-temple-dawn': m.heroTempleDawn,
  'hero-temple-dusk': m.heroTempleDusk,
  janmashtami: m.janmashtami,
  'kids-school': m.kidsSchool,
  kirtan: m.kirtan,
  membership: m.membership,
  'not-found': m.notFound,
  seniors: m.seniors,
  'shop-beads': m.shopBeads,
  'shop-books': m.shopBooks,
  'shop-clothes': m.shopClothes,
  'shop-incense': m.shopIncense,
  'shop-bag': m.shopBag,
  'shop-caitanya': m.shopCaitanya,
  'shop-cones': m.shopCones,
  'shop-feather': m.shopFeather,
  'shop-ghee': m.shopGhee,
  'shop-gita': m.shopGita,
  'shop-isopanisad': m.shopIsopanisad,
  'shop-kartal': m.shopKartal,
  'shop-krsna-book': m.shopKrsnaBook,
  'shop-mewa': m.shopMewa,
  'shop-mogra': m.shopMogra,
  'shop-mridanga': m.shopMridanga,
  'shop-nectar': m.shopNectar,
  'shop-peda': m.shopPeda,
  'shop-soap': m.shopSoap,
  'shop-sugar': m.shopSugar,
  'shop-thali': m.shopThali,
  'shop-tulsi': m.shopTulsi,
  'shop-volumes': m.shopVolumes,
  'srila-prabhupada-legacy': m.srilaPrabhupadaLegacy,
  'temple-construction': m.templeConstruction,
  'tours-barsana': m.toursBarsana,
  'tours-govardhan': m.toursGovardhan,
  'tours-retreat': m.toursRetreat,
  'tours-vrindavan': m.toursVrindavan,
  tulsi: m.tulsi,
  youth: m.youth,
};

/** The words of a drawing; '' for any other picture. */
export function drawingWords(name: string): string {
  return Object.hasOwn(wordsOfDrawings, name) ? wordsOfDrawings[name as keyof typeof wordsOfDrawings] : '';
}

/** Whether a picture is a scene of the site's own: no photograph of what is told. */
export function isDrawing(name: string): boolean {
  return Object.hasOwn(wordsOfDrawings, name);
}
