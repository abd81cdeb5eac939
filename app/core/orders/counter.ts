/** How money goes over the shop's counter, both ways. */
export const counterModes = ['cash', 'upi'] as const;
export type CounterMode = (typeof counterModes)[number];
