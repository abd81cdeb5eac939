/**
 * The texts of the four slides of the donation banner, by the place of their picture; defaults of a
 * setting.
 */
export const donationSlideWords = {
  slideStone: 'Help build the new temple',
  slideBrick: 'One brick, in the name of someone you love',
  slideFoot: 'A square foot where somebody will pray tomorrow',
  slideArch: 'An arch through which your grandchildren will walk',
};

/** The four slides of the donation banner (rule S25); the texts concern temple construction. */
export const donationSlides = [
  { id: 1, place: 'slideStone' },
  { id: 2, place: 'slideBrick' },
  { id: 3, place: 'slideFoot' },
  { id: 4, place: 'slideArch' },
] as const;
