import type { PromiseState } from '#core/promises/monthly-promise.ts';
import type { Tone } from '#ui/notice.tsx';

/** How the office reads where a promise stands. */
export const promiseStateWords: Record<PromiseState, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'good' },
  paused: { label: 'Paused', tone: 'wait' },
  ended: { label: 'Ended', tone: 'info' },
};
