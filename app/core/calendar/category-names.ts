import * as m from '#messages/calendar-kinds.ts';
import type { EntryCategory } from './additions.ts';

/** The names of the categories (rule S41); break-fast windows are ours. */
export const categoryNames: Record<EntryCategory, string> = {
  appearance: m.appearances,
  disappearance: m.disappearances,
  fasting: m.fasts,
  festival: m.festivals,
  'break-fast': m.breakFastTimes,
};
