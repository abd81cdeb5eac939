import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { KeyFigure } from '#admin/figures/key-figure.tsx';
import * as m from '#messages/admin/doors.ts';
import type { DoorFigures } from '#server/fair-door/door-figures.ts';
import { Badge } from '#ui/badge.tsx';

type DoorPanelProps = { figures: DoorFigures; mostInside: string; closedSince: string | null };

const lookMs = 5_000;

/** The line as it is, looked at again every five seconds while the screen is seen. */
export function DoorPanel({ figures, mostInside, closedSince }: DoorPanelProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <section className="grid gap-4" aria-label={m.now}>
      <div>
        <Badge tone={closedSince ? 'wait' : 'good'}>
          {closedSince ? m.closedSince(closedSince) : m.isOpen}
        </Badge>
      </div>
      <div className="kpis">
        <KeyFigure label={m.inLine} value={String(figures.waiting)} note={m.notCalledYet} />
        <KeyFigure label={m.awaited} value={String(figures.awaited)} note={m.withinTwoMinutes} />
        <KeyFigure label={m.inside} value={String(figures.inside)} note={m.atMost(mostInside)} />
        <KeyFigure label={m.entered} value={String(figures.entered)} note={m.lastMinute} />
        <KeyFigure label={m.arrived} value={String(figures.arrived)} note={m.minuteBefore} />
      </div>
    </section>
  );
}
