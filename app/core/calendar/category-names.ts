import * as m from '#messages/calendar-kinds.ts';
import type { EntryCategory } from './additions.ts';

type Kinds = Record<keyof typeof m, string>;

export const categoryNamesIn = (kinds: Kinds): Record<EntryCategory, string> => ({
  appearance: kinds.appearances,
  disappearance: kinds.disappearances,
  fasting: kinds.fasts,
  festival: kinds.festivals,
  'break-fast': kinds.breakFastTimes,
});

/** The names of the categories (rule S41); break-fast windows are ours. */
export const categoryNames = categoryNamesIn(m);
