/** How money is taken and returned at the shop's counter. */
export const counterModes = ['cash', 'upi'] as const;
export type CounterMode = (typeof counterModes)[number];

/** How long goods to be paid at the counter are held; then they are for sale again. */
export const counterOrderDays = 7;

/** What the history of an order says where its goods were not fetched in time. */
export const notCollectedReason = `Not collected within ${counterOrderDays} days`;
