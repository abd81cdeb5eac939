/** How money is taken and returned at the shop's counter. */
export const counterModes = ['cash', 'upi'] as const;
export type CounterMode = (typeof counterModes)[number];

/** How long goods to be paid at the counter are held; then they are for sale again. */
export const counterOrderDays = 7;
