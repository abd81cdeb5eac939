/** What a product of an event is; the order is that of the numbers in a pass: never change it. */
export const passKinds = ['free', 'seat', 'child', 'family', 'camp'] as const;
export type PassKind = (typeof passKinds)[number];
