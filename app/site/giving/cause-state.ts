import { dayInWords } from '#core/time/date-words.ts';
import type { CauseView } from './cause-view.ts';

/** The state of a campaign that takes no donations now; null while it is live. */
export function causeStateWords(
  cause: Pick<CauseView, 'status' | 'startsOn' | 'endsOn'>,
): { chip: string; sentence: string } | null {
  if (cause.status === 'closed') return { chip: 'Closed', sentence: 'This campaign has closed.' };
  if (cause.status === 'live') return null;
  return {
    chip: 'Upcoming',
    sentence: `This campaign opens on ${dayInWords(cause.startsOn ?? '')}.`,
  };
}
