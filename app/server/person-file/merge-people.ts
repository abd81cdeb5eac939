import { sql } from 'kysely';
import { readPhone } from '#core/fields/phone.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/schema.ts';
import { isAmong } from '../purchases/four-eyes.ts';
import { staffWrite } from '../write/staff-write.ts';

type MergeRefusal = 'person-unknown' | 'person-unclear' | 'merge-self' | 'merge-own' | 'merge-taken';
type Found = { id: string; email: string | null; account: boolean };

/**
 * The staff take two accounts, or an account and a guest, or two guests for one person: admin pages
 * then show one. Nothing moves and nobody's sign-in shows more than before, so a wrong merge
 * reveals nothing and `undoMerge` restores everything. `mark` names the other one: an e-mail
 * address, or the phone of a guest without one, with the name behind it where several share it. Of
 * account and guest the account survives; returns who did. Nobody marks himself: the mark says
 * whose requests he may not decide on (rule P10).
 */
export const mergePeople = staffWrite({
  permission: 'people.merge',
  run: async (
    { services, trx, staff, audit },
    id: string,
    mark: string,
  ): Promise<Outcome<{ survivingId: string }, MergeRefusal>> => {
    // Of two concurrent merges that would make a cycle, the second sees the first.
    await takeAdvisoryLock(trx, 'merge-people');
    const [one] = await findWho(trx, sql`id = ${id}`);
    const found = await findMarked(trx, mark);
    if (found.length > 1) return refuse('person-unclear', 'email');
    const [other] = found;
    if (!one || !other) return refuse('person-unknown', 'email');
    if (one.id === other.id) return refuse('merge-self', 'email');
    if (await isAmong(trx, staff, [one.id, other.id])) return refuse('merge-own', 'email');
    const [surviving, merged] = !one.account && other.account ? [other, one] : [one, other];
    // One level only: a part of somebody, or somebody who has parts, is not merged further.
    if (
      (await isPart(trx, surviving.id)) ||
      (await isPart(trx, merged.id)) ||
      (await hasParts(trx, merged.id))
    ) {
      return refuse('merge-taken', 'email');
    }
    const mergeId = services.ids('mrg');
    await trx
      .insertInto('person_merges')
      .values({
        id: mergeId,
        surviving_id: surviving.id,
        merged_id: merged.id,
        merged_by: staff.personId,
        merged_at: services.clock(),
      })
      .execute();
    const details = { merge: mergeId, merged: merged.id };
    await audit({ action: 'person.merged', subject: surviving.id, details });
    return accept({ survivingId: surviving.id });
  },
});

/** Two people again, each with what is theirs; neither of them may be who parts them. */
export const undoMerge = staffWrite({
  permission: 'people.merge',
  run: async (
    { services, trx, staff, audit },
    mergeId: string,
  ): Promise<Outcome<null, 'changed-meanwhile' | 'merge-own'>> => {
    const merge = await trx
      .selectFrom('person_merges')
      .select(['surviving_id', 'merged_id'])
      .where('id', '=', mergeId)
      .executeTakeFirst();
    if (!merge) return refuse('changed-meanwhile');
    if (await isAmong(trx, staff, [merge.surviving_id, merge.merged_id])) return refuse('merge-own');
    const undone = await trx
      .updateTable('person_merges')
      .set({ undone_by: staff.personId, undone_at: services.clock() })
      .where('id', '=', mergeId)
      .where('undone_at', 'is', null)
      .executeTakeFirst();
    if (undone.numUpdatedRows === 0n) return refuse('changed-meanwhile');
    const details = { merge: mergeId, merged: merge.merged_id };
    await audit({ action: 'person.unmerged', subject: merge.surviving_id, details });
    return accept(null);
  },
});

/** '+91 98765 43210 Radha Devi': a phone, and the name of one of those who share it. */
const phoneThenName = /^([+\d\s()-]*\d)\s*(\D.*)?$/;

async function findMarked(db: Db, typed: string): Promise<Found[]> {
  const text = typed.replaceAll('\0', '').trim().toLowerCase();
  if (text.includes('@')) {
    const found = await findWho(db, sql`email = ${text}`);
    const account = found.find((one) => one.account);
    return account ? [account] : found;
  }
  const [, digits = '', name] = phoneThenName.exec(text) ?? [];
  const phone = readPhone(digits);
  if (!phone.ok) return [];
  return findWho(
    db,
    name ? sql`phone = ${phone.value} and lower(name) = ${name.trim()}` : sql`phone = ${phone.value}`,
  );
}

/**
 * Of an account without an address its proven number counts; nobody proved the one in a profile. A
 * guest under an account's address is that account.
 */
async function findWho(db: Db, is: ReturnType<typeof sql>): Promise<Found[]> {
  const { rows } = await sql<Found>`select id, email, account from (
    select id, name, email, case when email is null then mobile end as phone, true as account from people
    union all select id, name, email, phone, false from guests
      where account_id is null and not exists (select from people where people.email = guests.mark)) as who where ${is}`.execute(
    db,
  );
  return rows;
}

function mergeOf(db: Db, column: 'surviving_id' | 'merged_id', id: string) {
  return db
    .selectFrom('person_merges')
    .select('id')
    .where(column, '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

const isPart = async (db: Db, id: string) => Boolean(await mergeOf(db, 'merged_id', id));
const hasParts = async (db: Db, id: string) => Boolean(await mergeOf(db, 'surviving_id', id));
