/** How money goes over the shop's counter, both ways. */
export const counterModes = ['cash', 'upi'] as const;
export type CounterMode = (typeof counterModes)[number];

/** So long goods that are to be paid at the counter wait to be fetched; then they are for sale again. */
export const counterOrderDays = 7;
