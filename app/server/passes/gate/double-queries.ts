import { sql } from 'kysely';
import type { Services } from '#server/services.ts';

type Reading = Pick<Services, 'db'>;

/** One coming in with a pass, in the order of their times. */
export type DoubleEntry = {
  gate: string;
  /** Whose telephone. */
  phone: string;
  at: Date;
  offline: boolean;
};

/** A pass with which more came in than it lets in. */
export type PassDouble = {
  code: string;
  number: number;
  title: string;
  /** People who came in beyond those of the pass. */
  over: number;
  booking: { id: string; number: number; holder: string; phone: string };
  entries: DoubleEntry[];
  /** The last scan that this shows. */
  upTo: number;
  isOpen: boolean;
  notes: { note: string; at: Date }[];
};

/** Passes of an event of which more than one scan let somebody in; `last` is the newest of them. */
const doublesOf = (eventId: string) => sql`select pass.id, pass.people * (count(*) - 1) as over,
    max(scan.id) as last,
    max(scan.id) > coalesce((select max(up_to) from pass_double_notes where pass_id = pass.id), 0) as is_open
  from pass_checkins as scan join passes as pass on pass.id = scan.pass_id
  where pass.event_id = ${eventId} and scan.result <> 'undone'
  group by pass.id having count(*) > 1`;

export type DoubleCounts = { open: number; all: number; peopleOver: number };

/** How many there are, how many nobody has looked into, and the people of all. */
export async function countDoubles({ db }: Reading, eventId: string): Promise<DoubleCounts> {
  const { rows } =
    await sql<DoubleCounts>`select count(*)::int as all, count(*) filter (where is_open)::int as open,
    coalesce(sum(over), 0)::int as "peopleOver" from (${doublesOf(eventId)}) as doubles`.execute(db);
  return rows[0] ?? { open: 0, all: 0, peopleOver: 0 };
}

/** What one screen shows. */
const most = 300;

type Row = Omit<PassDouble, 'entries' | 'notes'> & {
  entries: (Omit<DoubleEntry, 'at'> & { at: string })[];
  notes: { note: string; at: string }[];
};

/**
 * The doubles of an event, open ones first, then the last to come. The caller checks 'passes.read'.
 */
export async function listDoubles({ db }: Reading, eventId: string): Promise<PassDouble[]> {
  const { rows } = await sql<Row>`select pass.id as code, pass.number::int, pass.title, doubles.over::int,
      json_build_object('id', booking.id, 'number', booking.number, 'holder', holder_name, 'phone', holder_phone)
        as booking,
      (select json_agg(json_build_object('gate', gate.name, 'phone', device.name, 'at', scan.at,
          'offline', scan.offline) order by scan.at, scan.id)
        from pass_checkins as scan
        join gate_devices as device on device.id = scan.device_id
        join event_gates as gate on gate.event_id = device.event_id and gate.number = scan.gate
        where scan.pass_id = pass.id and scan.result <> 'undone') as entries,
      doubles.last::int as "upTo", is_open as "isOpen",
      (select coalesce(json_agg(json_build_object('note', note, 'at', noted_at) order by noted_at), '[]')
        from pass_double_notes where pass_id = pass.id) as notes
    from (${doublesOf(eventId)}) as doubles
    join passes as pass on pass.id = doubles.id
    join pass_bookings as booking on booking.id = pass.booking_id
    order by is_open desc, doubles.last desc limit ${most}`.execute(db);
  return rows.map((row) => ({
    ...row,
    entries: row.entries.map((entry) => ({ ...entry, at: new Date(entry.at) })),
    notes: row.notes.map(({ note, at }) => ({ note, at: new Date(at) })),
  }));
}
