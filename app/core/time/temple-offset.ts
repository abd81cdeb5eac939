/** The temple's zone as dates on the wire write it; alone, so that pages need no more of a day. */
export const templeOffset = '+05:30';
