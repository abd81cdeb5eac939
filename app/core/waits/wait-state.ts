/** Where an entry of a waiting list stands, whatever is waited for. */
export const waitStates = [
  ...(['waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'removed', 'over'] as const),
] as const;
export type WaitState = (typeof waitStates)[number];

/** An entry of a waiting list as who waits and the office see it, whatever is waited for. */
export type WaitEntry = {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  state: WaitState;
  madeAt: Date;
  /** The end of the offer, also of one that is over; null: none was made. */
  offerUntil: Date | null;
};
