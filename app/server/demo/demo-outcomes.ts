import type { CauseCategory } from '#core/donations/cause.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

type DemoOutcome = { id: string; category: CauseCategory; figure: string; words: string };

const outcomes: DemoOutcome[] = [
  {
    id: 'plates',
    category: 'food',
    figure: '4,120 plates served (demo)',
    words: 'A month of lunches at the temple and at two homes for the elderly.',
  },
  {
    id: 'raft',
    category: 'temple-construction',
    figure: '310 bags of cement laid (demo)',
    words: 'The raft under the prayer hall is poured; the pillars begin.',
  },
  {
    id: 'fodder',
    category: 'cow-care',
    figure: '31 days of green fodder (demo)',
    words: 'For all cows of the goshala, with the visits of the vet.',
  },
];

/** What gifts did, on an empty site. */
export async function seedDemoOutcomes({ db, clock }: Services): Promise<void> {
  if (await db.selectFrom('donation_outcomes').select('id').limit(1).executeTakeFirst()) return;
  const happened_on = templeDay(clock());
  await db
    .insertInto('donation_outcomes')
    .values(outcomes.map((outcome) => ({ ...outcome, happened_on, image: null, alt: '' })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
