/** Where an entry of a waiting list stands, whatever is waited for. */
export const waitStates = [
  ...(['waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'removed', 'over'] as const),
] as const;
export type WaitState = (typeof waitStates)[number];
