/**
 * The pictures of fixed pages, each with its default drawing. They are settings
 * (core/content/temple-settings); a page reads its own by the name of the place.
 */
export const homePictures = {
  heroDawn: 'hero-temple-dawn',
  heroDusk: 'hero-temple-dusk',
  about: 'contact-map',
  history: 'srila-prabhupada-legacy',
  feast: 'kirtan',
  gitaClass: 'class-gita',
  tours: 'tours-vrindavan',
  youth: 'youth',
  children: 'kids-school',
  giveBooks: 'shop-gita',
  booksSchool: 'girls',
  booksHospital: 'tours-retreat',
  booksElders: 'seniors',
};

export const pagePictures = {
  footer: 'calendar-moon',
  signIn: 'hero-temple-dusk',
  donation: 'hero-temple-dusk',
  donate: 'donate',
  sevas: 'tulsi',
  stay: 'guest-house',
  membership: 'membership',
  contacts: 'contact-map',
  tourAsk: 'tours-retreat',
  festival: 'janmashtami',
  liveDarshan: 'deity-altar-arch',
  slideStone: 'temple-construction',
  slideBrick: 'hero-temple-dawn',
  slideFoot: 'deity-altar-arch',
  slideArch: 'membership',
};

export type PicturePlace = keyof typeof homePictures | keyof typeof pagePictures;

/** Only what the staff has chosen: every page carries it. */
export type ChosenPictures = Partial<Record<PicturePlace, { name: string; alt: string }>>;

/** The default picture of a place. */
export function usualPicture(place: PicturePlace): string {
  return { ...homePictures, ...pagePictures }[place];
}

/** The places with another picture than the default. */
export function chosenPictures(
  stored: Partial<Record<PicturePlace, string>>,
  wordsOf: (name: string) => string,
): ChosenPictures {
  const chosen = (Object.entries(stored) as [PicturePlace, string][]).filter(
    ([place, name]) => name !== usualPicture(place),
  );
  return Object.fromEntries(chosen.map(([place, name]) => [place, { name, alt: wordsOf(name) }]));
}
