import Flame from 'lucide-react/icons/flame';
import Flower2 from 'lucide-react/icons/flower-2';
import Moon from 'lucide-react/icons/moon';
import Sunrise from 'lucide-react/icons/sunrise';
import Utensils from 'lucide-react/icons/utensils';
import type { EntryCategory } from '#core/calendar/additions.ts';

/** Spec section 2, 'Event Categories'; break-fast windows are ours. */
export const categoryWords = {
  appearance: { words: 'Appearance Events', drawing: Sunrise },
  disappearance: { words: 'Disappearance Events', drawing: Flame },
  fasting: { words: 'Fasting Events', drawing: Moon },
  festival: { words: 'Festivals & Melas', drawing: Flower2 },
  'break-fast': { words: 'Break-fast times', drawing: Utensils },
} satisfies Record<EntryCategory, { words: string; drawing: unknown }>;
