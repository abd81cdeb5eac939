import type { PledgeState } from '#core/pledges/monthly-pledge.ts';
import type { Tone } from '#ui/notice.tsx';

/** How the office reads where a promise stands. */
export const pledgeStateWords: Record<PledgeState, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'good' },
  paused: { label: 'Paused', tone: 'wait' },
  ended: { label: 'Ended', tone: 'info' },
};
