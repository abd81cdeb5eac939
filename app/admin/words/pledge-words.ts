import type { PledgeState } from '#core/pledges/monthly-pledge.ts';
import type { Tone } from '#ui/notice.tsx';

/** The state of a pledge, as the staff reads it. */
export const pledgeStateWords: Record<PledgeState, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'good' },
  paused: { label: 'Paused', tone: 'wait' },
  ended: { label: 'Ended', tone: 'info' },
};
