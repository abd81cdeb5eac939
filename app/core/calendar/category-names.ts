import type { EntryCategory } from './additions.ts';

/** The names of the categories (rule S41); break-fast windows are ours. */
export const categoryNames: Record<EntryCategory, string> = {
  appearance: 'Appearance Events',
  disappearance: 'Disappearance Events',
  fasting: 'Fasting Events',
  festival: 'Festivals & Melas',
  'break-fast': 'Break-fast times',
};
