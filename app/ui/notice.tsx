import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type Tone = 'info' | 'good' | 'wait' | 'bad';

const drawings = { info: Info, good: CircleCheck, wait: Info, bad: CircleAlert };

/** An inline notice: what happened and what to do. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div role="status" className={`notice ${tone}`}>
      <Icon of={drawings[tone]} />
      <div>{children}</div>
    </div>
  );
}
