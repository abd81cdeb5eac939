import type { ReactNode } from 'react';
import type { DayStrip as Strip } from '#core/darshan/strip-words.ts';
import * as m from '#messages/darshan-pages.ts';
import type { DarshanMonth } from '#server/darshan/darshan-month.ts';
import { DayMonth } from './day-month.tsx';
import { DayStrip } from './day-strip.tsx';

type DarshanDaysProps = {
  day: string;
  strip: Strip;
  month: DarshanMonth;
  /** Further ways to other days. */
  children?: ReactNode;
};

/** Other days: those around the one that is shown, and its month. */
export function DarshanDays({ day, strip, month, children }: DarshanDaysProps) {
  return (
    <section className="section" aria-labelledby="other-days">
      <div className="wrap darshan-days">
        <div className="darshan-near">
          <h2 id="other-days" className="text-h3">
            {m.photosByDay}
          </h2>
          <DayStrip day={day} {...strip} />
          {children}
        </div>
        <DayMonth {...month} day={day} />
      </div>
    </section>
  );
}
