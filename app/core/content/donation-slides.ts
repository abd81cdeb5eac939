/** The four slides of the donation banner (spec 2 and 3, 'Donation slide'); the texts concern temple construction. */
export const donationSlides = [
  { id: 1, title: 'Lay a stone in a house that outlives us', place: 'slideStone' },
  { id: 2, title: 'One brick, in the name of someone you love', place: 'slideBrick' },
  { id: 3, title: 'A square foot where somebody will pray tomorrow', place: 'slideFoot' },
  { id: 4, title: 'An arch through which your grandchildren will walk', place: 'slideArch' },
] as const;
