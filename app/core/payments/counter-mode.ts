/** How money is taken and given back over a counter: of the guest house, and of an event. */
export const counterModes = ['cash', 'upi'] as const;
export type CounterMode = (typeof counterModes)[number];
