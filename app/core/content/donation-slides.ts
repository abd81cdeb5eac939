/** The four slides of the donation banner (spec 2 and 3, 'Donation slide'); the texts concern temple construction. */
export const donationSlides = [
  { id: 1, title: 'Lay a stone in a house that outlives us', picture: 'temple-construction' },
  { id: 2, title: 'One brick, in the name of someone you love', picture: 'hero-temple-dawn' },
  { id: 3, title: 'A square foot where somebody will pray tomorrow', picture: 'deity-altar-arch' },
  { id: 4, title: 'An arch through which your grandchildren will walk', picture: 'membership' },
] as const;
