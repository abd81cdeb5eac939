import type { MembershipStage } from './membership-stage.ts';

/** The colours of the stages, on the site and in the office. */
export const membershipTones = {
  applied: 'wait',
  approved: 'wait',
  paying: 'wait',
  active: 'good',
  lapsed: 'bad',
  ended: 'info',
} as const satisfies Record<MembershipStage, string>;
