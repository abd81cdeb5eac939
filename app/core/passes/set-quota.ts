/** A count that passes or people are taken from: core/bookings/hold. */
export type Counted = { onHand: number; held: number; quota: number };

/** Passes given, or people who have a place. */
export function takenOf({ onHand, quota }: Counted): number {
  return quota - onHand;
}

/** What nobody has and nobody holds. */
export function freeOf({ onHand, held }: Counted): number {
  return onHand - held;
}

/**
 * What is on hand when the office sets another quota; null where that is below what is taken or
 * held just now.
 */
export function onHandAfter(counted: Counted, quota: number): number | null {
  const onHand = quota - takenOf(counted);
  return onHand < counted.held ? null : onHand;
}
