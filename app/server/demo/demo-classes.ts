import type { Insertable } from 'kysely';
import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { daysLater, nextWeekday } from './demo-days.ts';
import { demoRows } from './demo-rows.ts';
import { fillTable } from './fill-table.ts';

type DemoClass = Omit<Insertable<Database['classes']>, 'starts_on' | 'ends_on'> & {
  startsIn: number;
  weeks: number;
  /** In rupees. */
  fee: number;
};

export async function seedDemoClasses({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'classes',
    demoRows<DemoClass>('classes').map(({ startsIn, weeks, fee, ...row }, position) => {
      const [first = 0] = row.days;
      const startsOn = nextWeekday(daysLater(today, startsIn), first);
      return {
        ...row,
        starts_on: startsOn,
        ends_on: daysLater(startsOn, (weeks - 1) * 7 + (row.days.at(-1) ?? 0) - first),
        fee_paise: rupees(fee),
        position,
      };
    }),
  );
}
