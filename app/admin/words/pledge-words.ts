import type { PledgeState } from '#core/pledges/monthly-pledge.ts';
import * as m from '#messages/admin/money.ts';
import type { Tone } from '#ui/notice.tsx';

/** The state of a pledge, as the staff reads it. */
export const pledgeStateWords: Record<PledgeState, { label: string; tone: Tone }> = {
  running: { label: m.pledgeRunning, tone: 'good' },
  paused: { label: m.pledgePaused, tone: 'wait' },
  ended: { label: m.pledgeEnded, tone: 'info' },
};
