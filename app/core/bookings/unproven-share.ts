/**
 * How much of one thing one visitor may hold without paying for it (rule R5): a quarter of it, or
 * what one family or group reasonably takes where that is more.
 */
export function mostUnproven(thing: keyof typeof honestlyTaken, capacity: number): number {
  return Math.max(honestlyTaken[thing], Math.ceil(capacity / 4));
}

/**
 * Pieces of one product in an order, seats of a departure, places of a seva in one slot (a group of
 * eight), rooms of a kind on any nights, passes of a product, people in a slot of an event, seats
 * of a class or places in its waiting list, offerings of one kind for one day.
 */
const honestlyTaken = {
  ...{ stock: 10, departure: 8, seva: 8, room: 2 },
  ...{ pass: 8, people: 10, class: 4, offering: 4 },
} as const;

/** Places in all sevas to come together: two groups, or one group twice. */
export const mostSevaPlaces = 16;

/** Offerings of any kinds and days together: a family's birthdays. */
export const mostOfferings = 6;

/**
 * How many shares all accounts of one address have together with who has none: several of a family
 * or a hostel come from one address, but whoever makes accounts gets no more than a second share.
 */
export const addressShares = 2;

/**
 * Open entries of one origin in the waiting list of a kind of rooms or of a product: a family or a
 * group has some wishes, and a list of two hundred takes many addresses to fill. Two shares for all
 * of an address, as of what is held.
 */
export const mostWaitsOfOrigin = 8;

/**
 * For how long an origin that let an offer of a waiting list pass, or gave it back, has no other of
 * the same thing: two offers of hours on end would hold the last one of it for a day.
 */
export const offerRestHours = 24;

/**
 * How long unpaid goods count after they were held: whoever lets them run out does not get them
 * again at once.
 */
export const heldGoodsCountHours = 6;
