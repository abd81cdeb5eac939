/**
 * The guardian tiers of the Donation Circle, in rupees a month, until the office sets others. What a tier stands for is
 * a picture of its size, not an account of it.
 */
export const circleTiers = [
  { rupees: 100, name: 'Lamp', gives: 'For a lamp before the altar.' },
  { rupees: 500, name: 'Lotus', gives: 'For fresh flowers for the altar.' },
  { rupees: 1_000, name: 'Kitchen', gives: 'For prasādam for those who come.' },
  { rupees: 5_000, name: 'Guardian', gives: 'For the care of our cows.' },
];
