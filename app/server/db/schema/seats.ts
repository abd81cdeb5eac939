import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ClassCertificateFacts } from '#core/classes/class-certificate.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { RequestInput } from '#core/requests/request.ts';
import type { SeatStage, SeatUnit } from '#core/seats/seat-stage.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { Json, Money, PurchaseEventRow, PurchaseRow } from './shared-columns.ts';

/** What a booking becomes when it is paid; '{}' once its person is erased. */
export type AskedSeats = RequestInput<'class-enrolment' | 'tour-registration'>;

export interface SeatBookingsTable extends PurchaseRow {
  number: GeneratedAlways<number>;
  state: Generated<MoneyState>;
  stage: Generated<SeatStage>;
  unit_kind: SeatUnit['kind'];
  unit_id: string;
  title: string;
  day: string;
  seats: number;
  ladder: Json<LadderStep[]>;
  price_paise: Money;
  buyer_name: string;
  buyer_phone: string;
  buyer_email: string | null;
  asked: Json<AskedSeats | { kind?: undefined }>;
  request_id: string | null;
  pay_by: Generated<'gateway' | 'desk'>;
  rest_of: string | null;
  holding: boolean;
  held_until: Date;
  pay_until: Date;
  version: Generated<number>;
}

export interface SeatEventsTable extends PurchaseEventRow {
  booking_id: string;
  stage: Generated<SeatStage | null>;
}

export interface SeatDeskPaymentsTable {
  id: string;
  number: number;
  booking_id: string;
  direction: 'in' | 'out';
  amount_paise: Money;
  mode: CounterMode;
  return_id: string | null;
  taken_on: string;
  taken_by: string;
  noted_at: Date;
}

/** One row: the counter of the receipts of the desk. */
export interface SeatReceiptSeriesTable {
  one: Generated<boolean>;
  last_number: number;
  begun_after: Generated<number>;
}

export interface SeatDeskReturnsTable {
  id: string;
  booking_id: string;
  amount_paise: Money;
  reason: string;
  state: 'asked' | 'handed' | 'declined';
  asked_by: string;
  asked_at: Date;
  /** Who of the staff confirmed what none of them asked for. */
  confirmed_by: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface ClassAttendanceTable {
  request_id: string;
  day: string;
  marked_by: string;
  marked_at: Date;
}

export interface ClassSeriesTable {
  year: string;
  last_number: number;
}

export interface ClassCertificatesTable {
  id: string;
  number: string;
  request_id: string | null;
  class_id: string;
  /** null: its person was erased. */
  facts: ColumnType<ClassCertificateFacts | null, string, never>;
  issued_on: string;
  issued_by: string;
  issued_at: Date;
}
