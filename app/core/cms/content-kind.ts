import type { FieldSpec, TypedFields } from '#core/edited-fields/field-spec.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import type { Permission } from '#core/people/roles.ts';
import type { SeatStage } from '#core/seats/seat-stage.ts';

/**
 * How a row becomes visible. scheduled: draft or live, from a moment on. status: draft or live.
 * shown: a yes or no. timed: always, from a moment on.
 */
export type ContentLife = 'scheduled' | 'status' | 'shown' | 'timed';

/** A row by its columns, as the form was read or the database has it. */
export type CmsRow = Record<string, unknown>;

/** One kind of content: what the cms needs to list, edit, publish and delete its rows. */
export type ContentKind = {
  /** Also the part of the admin's address after /admin-dashboard/. */
  name: string;
  table: ContentTable;
  /** The parts of the address after that (rule S4). */
  screens: { create: string; edit: string };
  /**
   * A screen of its own about one row: a tour's departures. `part` is the part of its address;
   * `read`: what it needs, where that is more than the list does.
   */
  beside?: { part: string; label: string; read?: Permission };
  one: string;
  many: string;
  /** Plural; `many` where it is the name of a place and can't be counted. */
  counted?: string;
  /** One sentence above the list: where it is seen. */
  about: string;
  /** In the empty list, under "No … yet": what to do first. */
  none: string;
  life: ContentLife;
  /** Events can be called off: their page stays and shows it. */
  cancels?: true;
  /** Whether the staff decides the order; else the list is by `sort`. */
  ordered: boolean;
  /** The order counts among rows that share these columns. */
  orderedWithin?: readonly string[];
  sort: { column: string; down: boolean };
  /** Columns of the list and of the search. */
  title: string;
  picture?: string;
  /** A line under the title in lists. */
  note?: (row: CmsRow) => string;
  /** Ids are made from this column; without it, they are random. */
  idFrom?: string;
  fields: readonly FieldSpec[];
  /** A number that may not fall below what another column counts (seats and those taken). */
  floor?: { column: string; taken: string };
  /** Rows of other tables that stand on this one: while there are some, deleting is refused. */
  heldBy?: readonly (
    | { table: 'tour_departures'; column: 'tour_id' }
    | { table: 'shifts' | 'event_products' | 'event_slots'; column: 'event_id' }
    | { table: 'rooms' | 'stay_rates'; column: 'room_type_id' }
    /** Those alone whose columns have one of these values. */
    | { table: 'seat_bookings'; column: 'unit_id'; of: { unit_kind: ['class']; stage: readonly SeatStage[] } }
  )[];
  /** The initial values of a new row's form. */
  starts?: TypedFields;
  /** Validation across two fields. */
  check?: (row: CmsRow, form: FormReader) => void;
  /** Where the public sees it. */
  address: (row: CmsRow & { id: string }) => string;
  read: Permission;
  write: Permission;
};

/** The staff decides the order of the rows. */
export const byHand = { ordered: true, sort: { column: 'position', down: false } } as const;

/** Who writes the pages of the temple. */
export const ofPages = { read: 'content.read', write: 'content.write' } as const;

export type ContentTable =
  | 'blogs'
  | 'events'
  | 'stories'
  | 'darshan_photos'
  | 'live_sessions'
  | 'media_items'
  | 'temple_services'
  | 'testimonials'
  | 'leaders'
  | 'teachers'
  | 'milestones'
  | 'csr_projects'
  | 'donation_outcomes'
  | 'classes'
  | 'tours'
  | 'sevas'
  | 'room_types'
  | 'membership_tiers'
  | 'calendar_own_events';
