import type { PassBookingState, PassStage } from './pass-stage.ts';

/** How good a state of a booking is, for holder and office: their badges have the colour of it. */
export const passTones: Record<PassStage | PassBookingState, 'wait' | 'good' | 'info' | 'bad'> = {
  ...{ open: 'wait', created: 'wait', waiting: 'wait', failed: 'bad', asked: 'wait', confirmed: 'good' },
  ...{ cancelled: 'info', short: 'bad', refunded: 'info' },
};
