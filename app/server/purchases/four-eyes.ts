import { sql } from 'kysely';
import type { Staff } from '#core/people/viewer.ts';
import { payerColumns } from '../people/payer-columns.ts';
import { isMerged, listParts, type PersonPart } from '../people/person-parts.ts';
import type { Services } from '../services.ts';
import { type PurchaseRef, purchaseTables } from './purchase.ts';

type Database = Services['db'];

/** Who asked that something goes back, and when; merges that were undone since then count still. */
type Asked = { askedBy: string; askedAt: Date; purchase: PurchaseRef };

/**
 * Why this member of the staff cannot be the second person of a refund (rule P10): he requested it
 * himself, or it would pay him. null: he can be. Accounts that are marked as one person, or were
 * when it was asked for, are one person.
 */
export async function fourEyesProblem(
  db: Database,
  viewer: Staff,
  { askedBy, askedAt, purchase }: Asked,
): Promise<'refund-own' | 'refund-to-self' | null> {
  const self = await payerKeysOf(db, viewer, askedAt);
  if (self.ids.includes(askedBy)) return 'refund-own';
  return (await paidBy(db, self, purchase)) ? 'refund-to-self' : null;
}

/**
 * Whether an account is this member of the staff's: the same, or marked as the same person now or
 * at any time since then.
 */
export async function isSamePerson(
  db: Database,
  viewer: Staff,
  personId: string,
  since: Date,
): Promise<boolean> {
  return (await payerKeysOf(db, viewer, since)).ids.includes(personId);
}

/**
 * Whether a refund of the purchase would pay this member of the staff; `since`: of one that was
 * asked for then.
 */
export async function isOwnMoney(
  db: Database,
  viewer: Staff,
  purchase: PurchaseRef,
  since?: Date,
): Promise<boolean> {
  return paidBy(db, await payerKeysOf(db, viewer, since), purchase);
}

/** Whether one of these accounts and guests, or of their parts, is this member of the staff. */
export async function isAmong(db: Database, viewer: Staff, ids: readonly string[]): Promise<boolean> {
  const self = await payerKeysOf(db, viewer);
  const isOwn = ({ id, email, phone }: Pick<PersonPart, 'id' | 'email' | 'phone'>) =>
    self.ids.includes(id) ||
    (email !== null && self.emails.includes(email.toLowerCase())) ||
    (phone !== null && self.phones.includes(phone));
  return (await listParts(db, ids)).some(isOwn);
}

/** What identifies a payer: account, e-mail address, telephone. */
type PayerKeys = { ids: string[]; emails: string[]; phones: string[] };

async function payerKeysOf(db: Database, { personId, email }: Staff, since?: Date): Promise<PayerKeys> {
  const merged = await db
    .selectFrom('person_merges')
    .select('surviving_id')
    .where('merged_id', '=', personId)
    .where(isMerged(since))
    .execute();
  const parts = await listParts(db, [personId, ...merged.map((one) => one.surviving_id)], since);
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
