import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** An account or a guest that is part of one merged person; most people are one part only. */
export type PersonPart = {
  /** The person it was merged into. */
  whole: string;
  id: string;
  kind: 'account' | 'guest';
  name: string;
  email: string | null;
  phone: string | null;
  /**
   * Of a guest: what was done before is not theirs, since who was erased and comes again begins
   * anew.
   */
  since: Date;
  /**
   * Of a guest: the account that moved away from this address, and when; what came later is
   * somebody else's.
   */
  accountId: string | null;
  until: Date | null;
  /**
   * Of an account: until when its address was another account's; what was done before is not its
   * own.
   */
  takenOver: Date | null;
};

/**
 * These people with all that was merged into them, and the guests that an account was: before it
 * was one, and before it moved. `since`: what was parted from them since then counts too.
 */
export async function listParts(db: Db, ids: readonly string[], since?: Date): Promise<PersonPart[]> {
  const { rows } = await sql<PersonPart>`
    with recursive part (whole, id) as (
      select id, id from unnest(${ids}::text[]) as id
      union
      select part.whole, next.id from part cross join lateral (
        select merged_id as id from person_merges where surviving_id = part.id and ${isMerged(since)}
        union all
        select guests.id from people join guests on guests.mark = people.email where people.id = part.id
        union all
        select id from guests where account_id = part.id) as next
    )
    select whole, part.id, who.* from part cross join lateral (
      select 'account' as kind, name, email, mobile as phone, created_at as since, null as "accountId",
        null::timestamptz as until, (select max(until) from guests
          where account_id is not null and guests.email = people.email and account_id <> people.id) as "takenOver" from people where people.id = part.id
      union all
      select 'guest', name, email, phone, first_at, account_id, until, null from guests where guests.id = part.id ${oneByOne}) as who`.execute(
    db,
  );
  return rows;
}

/** Whether a row of `person_merges` holds, or held at any time since then. */
export function isMerged(since?: Date): RawBuilder<boolean> {
  // The first of the two has an index.
  return since ? sql`(undone_at is null or undone_at >= ${since})` : sql`undone_at is null`;
}

/**
 * At the end of a lateral subquery: it runs for each row by its index, where Postgres would read
 * all rows.
 */
export const oneByOne = sql`offset 0`;

/**
 * A person without what was merged into them: the account and the guests that it was, or the guest
 * alone.
 */
export async function listOwnParts(db: Db, id: string): Promise<PersonPart[]> {
  const parts = await listParts(db, [id]);
  const own = parts.find((part) => part.id === id);
  return parts.filter(
    (part) =>
      part === own ||
      (part.kind === 'guest' &&
        own &&
        ((part.email !== null && part.email === own.email) || part.accountId === own.id)),
  );
}

type RecordColumns = {
  person: string | null;
  email: string;
  phone: string;
  name: string;
  at: string;
  /** Where it was given to somebody else: since when it is theirs. */
  since?: string;
};

/** The columns of a record that say who did it. */
const records = {
  donations: {
    ...{ person: 'person_id', email: 'donor_email', phone: 'donor_phone', name: 'donor_name' },
    at: 'created_at',
  },
  orders: {
    ...{ person: 'person_id', email: 'buyer_email', phone: 'buyer_phone', name: 'buyer_name' },
    at: 'created_at',
  },
  stay_bookings: {
    ...{ person: 'person_id', email: 'guest_email', phone: 'guest_phone', name: 'guest_name' },
    at: 'created_at',
  },
  seat_bookings: {
    ...{ person: 'person_id', email: 'buyer_email', phone: 'buyer_phone', name: 'buyer_name' },
    at: 'created_at',
  },
  pass_bookings: {
    ...{ person: 'person_id', email: 'holder_email', phone: 'holder_phone', name: 'holder_name' },
    at: 'created_at',
  },
  event_waits: {
    ...{ person: null, email: 'holder_email', phone: 'holder_phone', name: 'holder_name' },
    at: 'made_at',
  },
  pay_links: {
    ...{ person: null, email: 'donor_email', phone: 'donor_phone', name: 'donor_name' },
    at: 'created_at',
  },
  shift_volunteers: { person: null, email: 'email', phone: 'phone', name: 'name', at: 'invited_at' },
  memberships: {
    ...{ person: 'person_id', email: 'email', phone: 'phone', name: 'name' },
    ...{ at: 'applied_at', since: 'held_since' },
  },
  stay_waits: {
    ...{ person: null, email: 'guest_email', phone: 'guest_phone', name: 'guest_name' },
    at: 'made_at',
  },
  seva_bookings: { person: null, email: 'email', phone: 'phone', name: 'name', at: 'booked_at' },
  requests: {
    ...{ person: null, email: 'sender_email', phone: 'sender_phone', name: 'sender_name' },
    at: 'created_at',
  },
} satisfies Record<string, RecordColumns>;

/**
 * `select whole, id`: what these people did of one kind, each once. An account's are those made
 * signed in and those under its address that are no other account's; a guest's are those without an
 * account under the address, or without one under phone and name.
 */
export function recordsOf(parts: readonly PersonPart[], table: keyof typeof records) {
  const columns: RecordColumns = records[table];
  const [email, phone, name, done] = [columns.email, columns.phone, columns.name, columns.at].map((one) =>
    sql.ref(`record.${one}`),
  );
  const at = columns.since ? sql`coalesce(${sql.ref(`record.${columns.since}`)}, ${done})` : done;
  const from = sql`select record.id from ${sql.table(table)} as record where`;
  const signedIn = columns.person && sql.ref(`record.${columns.person}`);
  const nobodys = signedIn ? sql`${signedIn} is null and` : sql``;
  // 'is true' hides the times from every index: Postgres guesses that few records are of them, and
  // would read all those since then for each person, beside the one or two under the address.
  const inTime = sql`(${at} >= part.since and ${at} < coalesce(part.until, 'infinity')) is true`;
  return sql<{ whole: string; id: string }>`
    select distinct part.whole, record.id
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part(whole text, id text, kind text, name text, email text, phone text, since timestamptz, until timestamptz,
        "takenOver" timestamptz)
    cross join lateral (
      ${signedIn ? sql`${from} ${signedIn} = part.id union all` : sql``}
      ${from} ${nobodys} lower(${email}) = part.email and part.kind = 'account'
        and (part."takenOver" is null or ${at} >= part."takenOver")
      union all
      ${from} lower(${email}) = part.email and part.kind = 'guest' and ${nobodys} ${inTime}
      union all
      ${from} ${email} is null and part.email is null and ${phone} = part.phone
        and lower(${name}) = lower(part.name) and ${nobodys} ${inTime}) as record`;
}

/** `(select id …)`: what these people did of one kind. */
export function idsOfRecords(parts: readonly PersonPart[], table: keyof typeof records) {
  return sql<string>`(select id from (${recordsOf(parts, table)}) as theirs)`;
}
