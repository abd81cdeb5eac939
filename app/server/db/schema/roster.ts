import type { Generated } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { VolunteerState } from '#core/roster/shift.ts';

export interface ShiftsTable {
  id: string;
  event_id: string;
  intent_key: string;
  /** Null: of a shift from before it, or a copy. */
  intent_hash: Generated<string | null>;
  duty: string;
  place: Generated<string>;
  starts_at: Date;
  ends_at: Date;
  least: number;
  most: number;
  note: Generated<string>;
  version: Generated<number>;
  created_at: Date;
  /** Counted by a trigger. */
  accepted: Generated<number>;
}

export interface ShiftVolunteersTable {
  id: string;
  shift_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  state: Generated<VolunteerState>;
  substitute_of: string | null;
  /** The staff; null: another volunteer asked them. */
  invited_by: string | null;
  invited_at: Date;
  answered_at: Date | null;
  reminded_at: Date | null;
}
