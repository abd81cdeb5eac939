import type { EntryCategory } from './additions.ts';

/** Spec section 2, 'Event Categories'; break-fast windows are ours. */
export const categoryNames: Record<EntryCategory, string> = {
  appearance: 'Appearance Events',
  disappearance: 'Disappearance Events',
  fasting: 'Fasting Events',
  festival: 'Festivals & Melas',
  'break-fast': 'Break-fast times',
};
