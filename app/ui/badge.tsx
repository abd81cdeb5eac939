import Flame from 'lucide-react/icons/flame';
import Flower2 from 'lucide-react/icons/flower-2';
import Moon from 'lucide-react/icons/moon';
import Sunrise from 'lucide-react/icons/sunrise';
import type { ReactNode } from 'react';
import * as m from '#messages/ui.ts';
import { Icon } from './icon.tsx';
import type { Tone } from './notice.tsx';

/** A label in a tint of its meaning: 'Paid' good, 'Waiting' wait, 'Failed' bad. */
export function Badge({ tone, icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`chip ${tone ?? ''}`}>
      {icon}
      {children}
    </span>
  );
}

export type CalendarCategory = 'appearance' | 'disappearance' | 'fasting' | 'festival';

const categories = {
  appearance: { word: m.appearance, drawing: Sunrise },
  disappearance: { word: m.disappearance, drawing: Flame },
  fasting: { word: m.fasting, drawing: Moon },
  festival: { word: m.festival, drawing: Flower2 },
};

/** A calendar category: colour, mark and word, so that it reads without colour. */
export function CategoryBadge({ category, children }: { category: CalendarCategory; children?: ReactNode }) {
  const { word, drawing } = categories[category];
  return (
    <span className={`chip ${category}`}>
      <Icon of={drawing} />
      {children ?? word}
    </span>
  );
}
