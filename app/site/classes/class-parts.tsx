import type { ReactNode } from 'react';
import type { ClassState } from '#core/content/temple-class.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/notice.tsx';
import type { ClassView } from './class-words.ts';

const tones: Record<ClassState, Tone> = {
  ...{ open: 'good', running: 'good', full: 'wait', 'running-full': 'wait', ended: 'info' },
  'called-off': 'bad',
};

export function SeatChip({ state, children }: { state: ClassState; children: ReactNode }) {
  return (
    <span>
      <Badge tone={tones[state]}>{children}</Badge>
    </span>
  );
}

export function ClassFacts({ facts }: Pick<ClassView, 'facts'>) {
  return (
    <dl className="facts-list class-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
