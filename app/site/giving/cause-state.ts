import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/giving.ts';
import type { CauseView } from './cause-view.ts';

/** The state of a campaign that takes no donations now; null while it is live. */
export function causeStateWords(
  cause: Pick<CauseView, 'status' | 'startsOn' | 'endsOn'>,
): { chip: string; sentence: string } | null {
  if (cause.status === 'closed') return { chip: m.closed, sentence: m.campaignClosed };
  if (cause.status === 'live') return null;
  return {
    chip: m.upcoming,
    sentence: m.campaignOpens(dayInWords(cause.startsOn ?? '')),
  };
}
