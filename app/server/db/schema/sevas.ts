import type { Generated } from 'kysely';
import type { SevaMode, SevaState } from '#core/sevas/seva-booking.ts';

export interface SevasTable {
  id: string;
  title: string;
  summary: Generated<string>;
  position: Generated<number>;
  online_places: number;
  in_person_places: number;
  status: Generated<'draft' | 'live'>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface SevaBookingsTable {
  id: string;
  reference: string;
  seva_id: string;
  mode: SevaMode;
  /** A day in Ghaziabad, 'YYYY-MM-DD'. */
  day: string;
  begins: string | null;
  people: number;
  name: string;
  phone: string | null;
  email: string | null;
  coordinator: string | null;
  state: Generated<SevaState>;
  booked_at: Date;
  cancelled_at: Date | null;
  reminded_at: Date | null;
}
