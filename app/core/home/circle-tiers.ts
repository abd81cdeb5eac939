/**
 * The guardian tiers of the Donation Circle, in rupees a month; default of the setting. What a tier
 * stands for illustrates its size, it is no account of its use.
 */
export const circleTiers = [
  { rupees: 100, name: 'Lamp', gives: 'For a lamp before the altar.' },
  { rupees: 500, name: 'Lotus', gives: 'For fresh flowers for the altar.' },
  { rupees: 1_000, name: 'Kitchen', gives: 'For prasadam for those who come.' },
  { rupees: 5_000, name: 'Guardian', gives: 'For the care of our cows.' },
];
