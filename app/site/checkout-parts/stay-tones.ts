import type { StayState } from '#core/stay/stay-stage.ts';
import type { Tone } from '#ui/notice.tsx';

/** The colour of the badge that says how a stay is. */
export const stayTones: Record<StayState, Tone> = {
  ...{ created: 'wait', waiting: 'wait', failed: 'bad', booked: 'good', 'in-house': 'good', left: 'info' },
  ...{ 'no-show': 'info', cancelled: 'info', short: 'bad', refunded: 'info' },
};
