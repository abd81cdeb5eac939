import { sql } from 'kysely';
import { type NewPerson, readNewPerson, type TypedNewPerson } from '#core/people/read-new-person.ts';
import { accept, type FormOutcome } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Db } from '../db/schema.ts';
import { storeNote } from '../notes/write-note.ts';
import { staffWrite } from '../write/staff-write.ts';

export type KnownPerson = { id: string; name: string };

/**
 * person-known: this very person is in the list. phone-known: somebody with this phone is, under
 * another name.
 */
type Known = {
  ok: false;
  code: 'person-known' | 'phone-known';
  field: 'email' | 'phone';
  known: KnownPerson;
};

/**
 * Adds somebody whom the staff met elsewhere, as a guest: what they donate, buy or ask later is
 * found with them. The source of the consent to store it is a note beside them. Who is known
 * already is named instead.
 */
export const addPerson = staffWrite({
  permission: 'people.write',
  run: async (
    { services, trx, staff, audit },
    typed: TypedNewPerson,
  ): Promise<FormOutcome<{ id: string }> | Known> => {
    const read = readNewPerson(typed);
    if (!read.ok) return read;
    const { name, email, phone, city, consent } = read.value;
    // Of two who add the same person at once, the second gets the refusal.
    await takeAdvisoryLock(trx, 'add-person');
    const known = await findKnown(trx, read.value);
    if (known) return known;
    await sql`select note_guest(${name}, ${email}, ${phone}, ${city}, ${services.clock()}::timestamptz)`.execute(
      trx,
    );
    const { id } = await trx
      .selectFrom('guests')
      .select('id')
      .where('mark', '=', email ?? sql<string>`${phone}::text || ' ' || lower(${name})`)
      .executeTakeFirstOrThrow();
    await storeNote(trx, services, staff, {
      about: { kind: 'person', id },
      body: `Added by hand. Leave to keep this: ${consent}`,
    });
    await audit({ action: 'person.added', subject: id });
    return accept({ id });
  },
});

async function findKnown(trx: Db, person: NewPerson): Promise<Known | null> {
  const { name, email, phone, another } = person;
  const byEmail = email === null ? [] : await selectKnown(trx, sql`known.email = ${email}`);
  if (byEmail[0]) return { ok: false, code: 'person-known', field: 'email', known: byEmail[0] };
  const byPhone = phone === null ? [] : await selectKnown(trx, sql`${phone} in (known.phone, known.mobile)`);
  const same = byPhone.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (same) return { ok: false, code: 'person-known', field: 'phone', known: same };
  const [other] = byPhone;
  return other && !another ? { ok: false, code: 'phone-known', field: 'phone', known: other } : null;
}

/** Accounts first; the former address of an account is nobody's. */
async function selectKnown(trx: Db, condition: ReturnType<typeof sql>): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`select id, name from (
      select people.id, people.name, people.email,
          profiles.phone, people.mobile, 0 as rank
        from people left join profiles on profiles.person_id = people.id
      union all
      select id, name, email, phone, null, 1 from guests where account_id is null) as known
    where ${condition} order by rank, id`.execute(trx);
  return rows;
}
