import type { StayStage, StayState } from './stay-stage.ts';

/** How good a state of a stay is, for guest and office: their badges have the colour of it. */
export const stayTones: Record<StayStage | StayState, 'wait' | 'good' | 'info' | 'bad'> = {
  ...{ open: 'wait', created: 'wait', waiting: 'wait', failed: 'bad', booked: 'good', 'in-house': 'good' },
  ...{ left: 'info', 'no-show': 'info', cancelled: 'info', short: 'bad', paid: 'good', refunded: 'info' },
};
