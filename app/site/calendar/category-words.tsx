import Flame from 'lucide-react/icons/flame';
import Flower2 from 'lucide-react/icons/flower-2';
import Moon from 'lucide-react/icons/moon';
import Sunrise from 'lucide-react/icons/sunrise';
import Utensils from 'lucide-react/icons/utensils';
import type { EntryCategory } from '#core/calendar/additions.ts';
import { categoryNames } from '#core/calendar/category-names.ts';

export const categoryWords = {
  appearance: { words: categoryNames.appearance, drawing: Sunrise },
  disappearance: { words: categoryNames.disappearance, drawing: Flame },
  fasting: { words: categoryNames.fasting, drawing: Moon },
  festival: { words: categoryNames.festival, drawing: Flower2 },
  'break-fast': { words: categoryNames['break-fast'], drawing: Utensils },
} satisfies Record<EntryCategory, { words: string; drawing: unknown }>;
