import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { DeskKind, DeskReturnState } from '#core/stay/desk-money.ts';
import type { StayPrice } from '#core/stay/price-stay.ts';
import type { Housekeeping } from '#core/stay/room.ts';
import type { IdKind } from '#core/stay/stay-input.ts';
import type { StayStage } from '#core/stay/stay-stage.ts';
import type { GstBand, LadderStep } from '#core/stay/stay-terms.ts';
import type { WaitState } from '#core/waits/wait-state.ts';
import type { Json, Money, NoMoney, PurchaseEventRow, PurchaseRow } from './shared-columns.ts';

export interface RoomsTable {
  id: string;
  room_type_id: string;
  number: string;
  position: Generated<number>;
  closed: Generated<boolean>;
  housekeeping: Generated<Housekeeping>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface StayRatesTable {
  id: GeneratedAlways<number>;
  room_type_id: string;
  from_day: string;
  to_day: string;
  weekdays: number[];
  night_paise: Money;
  single_paise: NoMoney;
  member_paise: NoMoney;
  extra_beds: Generated<number>;
  extra_bed_paise: Money;
  min_nights: Generated<number>;
  made_by: string;
  made_at: Date;
}

export interface StayTermsTable {
  from_day: string;
  check_in: string;
  check_out: string;
  ladder: Json<LadderStep[]>;
  gst: Json<GstBand[]>;
  meal_paise: NoMoney;
  meal_rate_bp: number;
  deposit_percent: number | null;
  offer_hours: Generated<number>;
  made_by: string;
  made_at: Date;
}

export interface StayBookingsTable extends PurchaseRow {
  number: GeneratedAlways<number>;
  state: Generated<MoneyState>;
  stage: Generated<StayStage>;
  /** nothing: all of its nights are free. */
  pay_by: 'gateway' | 'desk' | 'nothing';
  room_type_id: string;
  room_title: string;
  arrival: string;
  departure: string;
  ladder_from: string;
  ladder: Json<LadderStep[]>;
  rooms: number;
  adults: number;
  children: number;
  extra_beds: number;
  meals: boolean;
  member: boolean;
  /** Nights of rooms that the guest's membership gave. */
  free_nights: Generated<number>;
  stay_paise: Money;
  /** Of `total_paise`, what pays for the stay as it now is; only falls. */
  cover_paise: Money;
  tax_paise: Money;
  price: Json<StayPrice>;
  guest_name: string;
  guest_phone: string;
  guest_email: string | null;
  id_kind: IdKind | null;
  id_last4: string | null;
  address: string | null;
  purpose: string | null;
  note: string | null;
  /** Whose bill it is, where a company pays. */
  company: Generated<string | null>;
  company_gstin: Generated<string | null>;
  request_id: string | null;
  group_id: Generated<string | null>;
  booked_by: string | null;
  /** The stay whose rest it pays; it has no rooms of its own. */
  rest_of: Generated<string | null>;
  came_at: Date | null;
  left_at: Date | null;
  version: Generated<number>;
}

export interface StayBlocksTable {
  id: string;
  room_id: string;
  from_day: string;
  to_day: string;
  reason: string;
  made_by: string;
  made_at: Date;
  lifted_by: string | null;
  lifted_at: Date | null;
}

export interface RoomNightsTable {
  room_id: string;
  night: string;
  booking_id: string | null;
  block_id: string | null;
  /** An entry of the waiting list that has an offer. */
  wait_id: Generated<string | null>;
  /** A group whose rooms are kept. */
  group_id: Generated<string | null>;
  /** Until when it is held for a payment, an offer or a group; null: for good. */
  until: Date | null;
}

export interface StayDeskPaymentsTable {
  id: string;
  position: GeneratedAlways<number>;
  booking_id: string;
  kind: Generated<DeskKind>;
  direction: Generated<'in' | 'out' | 'kept'>;
  mode: CounterMode;
  amount_paise: Money;
  reason: Generated<string | null>;
  return_id: Generated<string | null>;
  taken_on: string;
  taken_by: string;
  noted_at: Date;
}

export interface StayDeskReturnsTable {
  id: string;
  booking_id: string;
  amount_paise: Money;
  reason: string;
  state: Generated<DeskReturnState>;
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface StayGroupsTable {
  id: string;
  /** Of the form in the office; null: of a group from before it. */
  intent_key: string | null;
  intent_hash: string | null;
  name: string;
  arrival: string;
  departure: string;
  release_day: string;
  note: string | null;
  made_by: string;
  made_at: Date;
  released_by: Generated<string | null>;
  released_at: Generated<Date | null>;
  link_number: Generated<number>;
  link_open: Generated<boolean>;
}

export interface StayFeedsTable {
  id: string;
  intent_key: string;
  /** All rooms of a kind, or one room. */
  room_type_id: string | null;
  room_id: string | null;
  made_by: string;
  made_at: Date;
  withdrawn_by: Generated<string | null>;
  withdrawn_at: Generated<Date | null>;
}

export interface StayWaitsTable {
  id: string;
  room_type_id: string;
  arrival: string;
  departure: string;
  rooms: number;
  adults: number;
  children: number;
  meals: boolean;
  guest_name: string;
  guest_phone: string;
  guest_email: string | null;
  language: Language;
  origin: string;
  state: Generated<WaitState>;
  made_at: Date;
  offered_at: Generated<Date | null>;
  offer_until: Generated<Date | null>;
  offered_by: Generated<string | null>;
  closed_by: Generated<string | null>;
  closed_at: Generated<Date | null>;
  booking_id: Generated<string | null>;
}

export interface StayEventsTable extends PurchaseEventRow {
  booking_id: string;
  stage: StayStage | null;
}
