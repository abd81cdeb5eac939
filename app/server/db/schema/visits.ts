import type { ColumnType, Generated } from 'kysely';
import type { TempleClass } from '#core/content/temple-class.ts';
import type { Paise } from '#core/money/paise.ts';
import type { RequestDetails, RequestKind, RequestState } from '#core/requests/request.ts';
import type { SevaMode, SevaState } from '#core/sevas/seva-booking.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { EditedRow, ListedRow, NoMoney, OfReader } from './shared-columns.ts';

export interface RequestsTable extends OfReader {
  id: string;
  reference: string;
  kind: RequestKind;
  state: Generated<RequestState>;
  suspected: Generated<boolean>;
  sender_name: string;
  sender_email: string | null;
  sender_phone: string | null;
  subject: string;
  /** JSON. */
  details: ColumnType<RequestDetails[RequestKind], string, string>;
  /** Parts of the details, JSON. */
  secrets_sealed: string | null;
  content_key: string;
  assigned_to: string | null;
  remind_on: string | null;
  reminded_for: Generated<string | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface RequestAnswersTable {
  id: string;
  request_id: string;
  author_id: string;
  body: string;
  written_at: Date;
}

export interface AnswerTemplatesTable {
  id: string;
  title: string;
  body: string;
  version: Generated<number>;
  updated_at: Date;
}

export interface TourDeparturesTable extends EditedRow {
  id: string;
  tour_id: string;
  /** '2026-12-06' */
  leaves_on: string;
  seats: number;
  seats_taken: Generated<number>;
  /** Paid on the site; false: the tour desk agrees the price. */
  pay_online: Generated<boolean>;
  deposit_paise: NoMoney;
  ladder: ColumnType<LadderStep[], string | undefined, string>;
  /** Nobody can register for it any more, whatever is left. */
  closed: Generated<boolean>;
  called_off_at: Date | null;
  called_off_by: string | null;
  called_off_reason: string | null;
  /** What visitors read of why. */
  called_off_words: string | null;
}

export interface ToursTable extends ListedRow {
  title: string;
  summary: string;
  content: string;
  image: string;
  length: string;
  price_paise: Paise | null;
}

type ClassColumn = 'title' | 'description' | 'teacher' | 'venue' | 'language' | 'days' | 'seats' | 'image';
export interface ClassesTable extends ListedRow, Pick<TempleClass, ClassColumn> {
  /** '17:30:00' */
  starts_at: string;
  ends_at: string;
  /** '2026-12-05' */
  starts_on: string;
  ends_on: string;
  age_min: Generated<number>;
  fee_paise: Generated<Paise>;
  seats_taken: Generated<number>;
  pay_by: Generated<'lesson' | 'online'>;
  certificate_percent: Generated<number>;
  called_off_at: Date | null;
  called_off_by: string | null;
  called_off_reason: string | null;
  /** What visitors read of why. */
  called_off_words: string | null;
}

export interface SevasTable extends EditedRow {
  id: string;
  title: string;
  summary: Generated<string>;
  position: Generated<number>;
  online_places: number;
  in_person_places: number;
  status: Generated<'draft' | 'live'>;
}

export interface SevaBookingsTable extends OfReader {
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

export interface RoomTypesTable extends ListedRow {
  title: string;
  summary: string;
  sleeps: number;
  night_paise: Paise;
  amenities: Generated<string[]>;
  image: string;
}

export interface MembershipTiersTable extends ListedRow {
  title: string;
  amount_paise: Paise;
  benefits: Generated<string[]>;
  needs_approval: Generated<boolean>;
  /** null: the general cause. */
  cause_id: Generated<string | null>;
  nights_a_year: Generated<number>;
  passes_a_year: Generated<number>;
  shop_percent: Generated<number>;
  grace_days: Generated<number>;
}
