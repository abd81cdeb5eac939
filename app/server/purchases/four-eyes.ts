import { sql } from 'kysely';
import type { Staff } from '#core/people/viewer.ts';
import { payerColumns } from '../people/payer-columns.ts';
import { listParts } from '../people/person-parts.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';

type Database = Services['db'];

/**
 * Why this member of the staff cannot be the second person of a refund (rule P10): he requested it
 * himself, or it would pay him. null: he can be. Accounts that are marked as one person are one
 * person.
 */
export async function fourEyesProblem(
  db: Database,
  viewer: Staff,
  { askedBy, purchase }: { askedBy: string; purchase: PurchaseRef },
): Promise<'refund-own' | 'refund-to-self' | null> {
  const self = await payerKeysOf(db, viewer);
  if (self.ids.includes(askedBy)) return 'refund-own';
  return (await paidBy(db, self, purchase)) ? 'refund-to-self' : null;
}

/** Whether an account is this member of the staff's: the same, or marked as the same person. */
export async function isSamePerson(db: Database, viewer: Staff, personId: string): Promise<boolean> {
  return (await payerKeysOf(db, viewer)).ids.includes(personId);
}

/** Whether a refund of the purchase would pay this member of the staff. */
export async function isOwnMoney(db: Database, viewer: Staff, purchase: PurchaseRef): Promise<boolean> {
  return paidBy(db, await payerKeysOf(db, viewer), purchase);
}

/** What identifies a payer: account, e-mail address, telephone. */
type PayerKeys = { ids: string[]; emails: string[]; phones: string[] };

async function payerKeysOf(db: Database, { personId, email }: Staff): Promise<PayerKeys> {
  const merged = await db
    .selectFrom('person_merges')
    .select('surviving_id')
    .where('merged_id', '=', personId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  const parts = await listParts(db, [merged?.surviving_id ?? personId]);
  const ids = [personId, ...parts.map(({ id }) => id)];
  const profiles = await db.selectFrom('profiles').select('phone').where('person_id', 'in', ids).execute();
  const known = (texts: (string | null)[]) => texts.filter((text) => text !== null);
  return {
    ids,
    emails: known([email, ...parts.map((part) => part.email)]).map((one) => one.toLowerCase()),
    phones: known([...profiles, ...parts].map(({ phone }) => phone)),
  };
}

async function paidBy(
  db: Database,
  { ids, emails, phones }: PayerKeys,
  purchase: PurchaseRef,
): Promise<boolean> {
  const table = purchaseTables[purchase.kind];
  const { email, phone } = payerColumns[table];
  const { rows } = await sql`select from ${sql.table(table)} where id = ${purchase.id}
    and (person_id = any(${ids}) or lower(${sql.ref(email)}) = any(${emails})
      or ${sql.ref(phone)} = any(${phones}))`.execute(db);
  return rows.length > 0;
}
