import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { demoRows } from './demo-rows.ts';

/** Its names and registrations are demo data that the staff replace; they claim nothing. */
const charity = {
  id: 'charity',
  name: 'Hare Krishna Charitable Trust (demo)',
  address: 'Sector 1, Demo Township, Ghaziabad, Uttar Pradesh 201000',
  pan: 'AAATD0000D',
  deduction_registration: 'DEMO-80G-0000000',
  accepts_foreign: false,
  receipt_prefix: 'D',
};

/** Amounts are rupees. */
type DemoCause = Insertable<Database['causes']> & {
  presets: number[];
  types: [id: string, title: string, amount: number][];
  target?: number;
};

/** Fills the causes of an empty site. */
export async function seedCauses({ db }: Services): Promise<void> {
  const present = await db.selectFrom('causes').select('id').limit(1).executeTakeFirst();
  if (present) return;
  const causes = demoRows<DemoCause>('causes');
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('legal_entities').values(charity).execute();
    await trx
      .insertInto('causes')
      .values(
        causes.map(({ presets, types: _, target, ...cause }, position) => ({
          ...{ tax_eligible: true, allows_own_amount: true, csr_eligible: false, donation_type: 'specific' },
          ...cause,
          presets_paise: presets.map((amount) => amount * 100),
          target_paise: target === undefined ? null : target * 100,
          legal_entity_id: charity.id,
          position,
        })),
      )
      .execute();
    const types = causes.flatMap((cause) =>
      cause.types.map(([id, title, amount], position) => ({
        ...{ cause_id: cause.id, id, title, amount_paise: amount * 100, position },
      })),
    );
    await trx.insertInto('cause_types').values(types).execute();
  });
}
