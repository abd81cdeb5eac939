import { sql } from 'kysely';
import { tokenBeginning } from '#core/passes/token-beginning.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Services } from '#server/services.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { insertKey } from '../pass-signer.ts';
import { signAnew } from '../record/sign-anew.ts';

export type PassKey = {
  /** Its mark, which stands in every pass. */
  id: string;
  signing: boolean;
  madeAt: Date;
  withdrawnAt: Date | null;
  /** Passes that it signed and that are not void. */
  passes: number;
};

/** The keys that sign or signed, the newest first. The caller checks 'passes.keys'. */
export async function listKeys({ db }: Pick<Services, 'db'>): Promise<PassKey[]> {
  const keys = await db
    .selectFrom('pass_keys')
    .select(['id', 'signing', 'made_at as madeAt', 'withdrawn_at as withdrawnAt'])
    .orderBy('made_at', 'desc')
    .execute();
  const counted = await db
    .selectFrom('passes')
    .select(sql<string>`left(token, 9)`.as('beginning'))
    .select(sql<number>`count(*)::int`.as('passes'))
    .where('state', 'in', ['valid', 'used'])
    .groupBy('beginning')
    .execute();
  const countOf = (id: string) =>
    counted.find(({ beginning }) => beginning === tokenBeginning(id))?.passes ?? 0;
  return keys.map((key) => ({ ...key, passes: countOf(key.id) }));
}

/** From now on another key signs; passes of the one before stay true until it is withdrawn. */
export const makePassKey = staffWrite({
  permission: 'passes.keys',
  run: async ({ trx, services, audit }): Promise<Outcome<null, 'key-meanwhile'>> => {
    await trx.updateTable('pass_keys').set({ signing: false }).where('signing', 'is', true).execute();
    const id = await insertKey(trx, services.sealer, services.clock());
    if (id === null) return refuse('key-meanwhile');
    await audit({ action: 'pass-key.made', subject: id });
    return accept(null);
  },
});

/**
 * No gate trusts the key any more, once it has heard. Passes that it signed and that are not void
 * are signed anew: their pages show it at once, paper and letters do not. One that signs is not
 * withdrawn: another is made first.
 */
export const withdrawPassKey = staffWrite({
  permission: 'passes.keys',
  run: async ({ trx, services, audit }, keyId: string): Promise<Outcome<null, 'key-signs' | 'key-gone'>> => {
    const key = await trx
      .selectFrom('pass_keys')
      .select(['signing', 'withdrawn_at'])
      .where('id', '=', keyId)
      .forUpdate()
      .executeTakeFirst();
    if (!key || key.withdrawn_at) return refuse('key-gone');
    if (key.signing) return refuse('key-signs');
    await trx
      .updateTable('pass_keys')
      .set({ withdrawn_at: services.clock() })
      .where('id', '=', keyId)
      .execute();
    const bookings = await signAnew(
      trx,
      services,
      sql<boolean>`exists (select from passes where booking_id = pass_bookings.id and passes.state in ('valid', 'used')
        and token like ${`${tokenBeginning(keyId)}%`})`,
    );
    await audit({ action: 'pass-key.withdrawn', subject: keyId, details: { bookings } });
    return accept(null);
  },
});
