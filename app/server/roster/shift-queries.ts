import { type RawBuilder, sql } from 'kysely';
import { href } from 'react-router';
import type { Language } from '#core/language/languages.ts';
import { type ShiftInput, type ShiftNeed, shiftNeed, type VolunteerState } from '#core/roster/shift.ts';
import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import type { Services } from '../services.ts';

export type ShiftVolunteer = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  state: VolunteerState;
  /** Whom they were asked to stand in for. */
  insteadOf: string | null;
};

export type Shift = Omit<ShiftInput, 'intentKey'> & {
  id: string;
  accepted: number;
  need: ShiftNeed;
  version: number;
  volunteers: ShiftVolunteer[];
};

type Reading = Pick<Services, 'db'>;

/** The shifts of an event with their volunteers. The caller checks 'roster.read'. */
export async function listShifts({ db }: Reading, eventId: string): Promise<Shift[]> {
  const [shifts, volunteers] = await Promise.all([
    db
      .selectFrom('shifts')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('starts_at')
      .orderBy('duty')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('shift_volunteers as one')
      .innerJoin('shifts', 'shifts.id', 'one.shift_id')
      .leftJoin('shift_volunteers as other', 'other.id', 'one.substitute_of')
      .select(['one.id', 'one.shift_id', 'one.name', 'one.email', 'one.phone', 'one.language', 'one.state'])
      .select('other.name as insteadOf')
      .where('event_id', '=', eventId)
      .orderBy('one.invited_at')
      .orderBy('one.id')
      .execute(),
  ]);
  return shifts.map(({ starts_at, ends_at, event_id: _, created_at: __, intent_key: ___, ...shift }) => ({
    ...shift,
    ...{ startsAt: starts_at, endsAt: ends_at, need: shiftNeed(shift) },
    volunteers: volunteers
      .filter(({ shift_id }) => shift_id === shift.id)
      .map(({ shift_id: ____, ...volunteer }) => volunteer),
  }));
}

export type RosterRow = {
  id: string;
  title: string;
  startsAt: Date;
  shifts: number;
  /** Shifts that too few have accepted. */
  short: number;
  accepted: number;
};

/**
 * Events from yesterday on, and those of the last two months that had shifts; the next one first.
 * The caller checks 'roster.read'.
 */
export async function listRosters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<RosterRow[]> {
  const now = clock();
  const yesterday = new Date(now.getTime() - 86_400_000);
  const longAgo = new Date(now.getTime() - 60 * 86_400_000);
  const rows = await db
    .selectFrom('events')
    .leftJoin('shifts', 'shifts.event_id', 'events.id')
    .select(({ fn }) => [
      'events.id',
      'title',
      'events.starts_at',
      fn.count<number>('shifts.id').as('shifts'),
    ])
    .select(sql<number>`count(*) filter (where shifts.accepted < shifts.least)`.as('short'))
    .select(sql<number>`coalesce(sum(shifts.accepted), 0)`.as('accepted'))
    .where(({ or, and, eb }) =>
      or([
        eb('events.starts_at', '>=', yesterday),
        and([eb('events.starts_at', '>=', longAgo), eb('shifts.id', 'is not', null)]),
      ]),
    )
    .groupBy('events.id')
    .orderBy(sql`events.starts_at < ${yesterday}`)
    .orderBy('events.starts_at')
    .limit(200)
    .execute();
  return rows.map(({ starts_at, shifts, short, accepted, ...row }) => ({
    ...row,
    startsAt: starts_at,
    ...{ shifts: Number(shifts), short: Number(short), accepted: Number(accepted) },
  }));
}

/** What a volunteer reads of their shift. */
export type OwnShift = ShiftVolunteer & {
  shiftId: string;
  eventId: string;
  event: string;
  location: string;
  duty: string;
  place: string;
  note: string;
  startsAt: Date;
  endsAt: Date;
  isFull: boolean;
  /** They were asked to come instead of somebody who has the place no more. */
  isPlaceGone: boolean;
  /** The event does not take place. */
  isCancelled: boolean;
};

function selectOwn(db: Services['db']) {
  return db
    .selectFrom('shift_volunteers as one')
    .innerJoin('shifts', 'shifts.id', 'one.shift_id')
    .innerJoin('events', 'events.id', 'shifts.event_id')
    .leftJoin('shift_volunteers as other', 'other.id', 'one.substitute_of')
    .select(['one.id', 'one.name', 'one.email', 'one.phone', 'one.language', 'one.state'])
    .select(['other.name as insteadOf', 'shifts.id as shiftId', 'events.id as eventId'])
    .select(['events.title as event', 'location', 'duty', 'place', 'note'])
    .select(['shifts.starts_at as startsAt', 'shifts.ends_at as endsAt'])
    .select(sql<boolean>`shifts.accepted >= shifts.most`.as('isFull'))
    .select(
      sql<boolean>`one.substitute_of is not null and one.state <> 'accepted' and other.state <> 'accepted'`.as(
        'isPlaceGone',
      ),
    )
    .select(sql<boolean>`events.status = 'cancelled'`.as('isCancelled'));
}

/** Null for an unknown id. */
export async function findOwnShift({ db }: Reading, id: string): Promise<OwnShift | null> {
  return (await selectOwn(db).where('one.id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Who declined or was taken off and is asked anew for the same shift has a second entry: the open
 * one of the same address or number, else the entry itself. The link of every letter leads to it.
 */
export async function currentVolunteer(db: Services['db'], id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select other.id from shift_volunteers as one join shift_volunteers as other using (shift_id)
    where one.id = ${id} and other.state in ('invited', 'accepted')
      and (other.id = one.id or lower(other.email) = lower(one.email) or other.phone = one.phone)
    order by other.id <> one.id, other.invited_at desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}

/** Who was asked to come instead of a volunteer, and has not answered. */
export async function findAsked({ db }: Reading, id: string) {
  const row = await db
    .selectFrom('shift_volunteers')
    .select(['id', 'name', 'email'])
    .where('substitute_of', '=', id)
    .where('state', '=', 'invited')
    .executeTakeFirst();
  return row ?? null;
}

/** Shifts that a condition on `one` names, for the export of somebody's data. */
export async function listShiftsOf({ db }: Reading, are: RawBuilder<boolean>): Promise<OwnShift[]> {
  return selectOwn(db).where(are).orderBy('shifts.starts_at').execute();
}

const signed = (id: string) => `shift:${id}`;

/** The path of a volunteer's page, with what the link carries besides the id. */
export function shiftPath(services: Pick<Services, 'config'>, id: string): string {
  return `${href('/shift/:id', { id })}?key=${shiftKey(services, id)}`;
}

/** What the letter's link carries besides the id: whoever has it may answer. */
function shiftKey(services: Pick<Services, 'config'>, id: string): string {
  return signBySite(services, signed(id));
}

export function hasShiftKey(services: Pick<Services, 'config'>, id: string, key: string): boolean {
  return isSignedBySite(services, signed(id), key);
}
