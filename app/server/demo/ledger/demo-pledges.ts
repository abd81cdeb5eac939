import type { Transaction } from 'kysely';
import { templeDay } from '#core/time/temple-day.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { DemoDonor } from './demo-donors.ts';
import { insertAll } from './insert-all.ts';
import type { Random } from './seeded-random.ts';

type Facts = { random: Random; donors: readonly DemoDonor[]; causeIds: readonly string[] };

const dayMs = 86_400_000;

/** A dozen people promised to give each month; the months until now were written to. */
export async function writeDemoPledges(
  trx: Transaction<Database>,
  { ids, clock }: Services,
  { random, donors, causeIds }: Facts,
): Promise<void> {
  const now = clock().getTime();
  const today = templeDay(new Date(now));
  const pledges = donors.flatMap(({ personId }) => {
    if (personId === null || !random.chance(0.5)) return [];
    const madeAt = new Date(now - random.whole(40, 400) * dayMs);
    const day = random.whole(1, 28);
    return [
      {
        ...{ id: ids('mpr'), person_id: personId, cause_id: random.pick(causeIds), day },
        amount_paise: random.pick([51_000, 110_000, 210_000]),
        state: random.pick(['running', 'running', 'running', 'paused'] as const),
        ...{ since: templeDay(madeAt), stop_token: ids('stop') },
        ...{ made_at: madeAt, changed_at: madeAt },
      },
    ];
  });
  await insertAll(trx, 'monthly_pledges', pledges);
  await insertAll(
    trx,
    'pledge_months',
    pledges.flatMap(({ id, since, day, amount_paise }) =>
      monthsBetween(since, today)
        .filter((month) => dayOf(month, day) > since && dayOf(month, day) <= today)
        .map((month) => ({ pledge_id: id, month, amount_paise, outcome: 'asked' as const })),
    ),
  );
}

/** The first days of the months from one day to another, both included. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let [year, month] = from.split('-').map(Number) as [number, number]; ; month += 1) {
    if (month === 13) [year, month] = [year + 1, 1];
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    if (first > to) return months;
    months.push(first);
  }
}

function dayOf(month: string, day: number): string {
  return `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
