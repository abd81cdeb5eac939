import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { PassQuestion } from '#core/passes/event-passes.ts';
import type { WordsByLanguage } from '#core/passes/letter-form.ts';
import type { PassKind } from '#core/passes/pass-kind.ts';
import type { PassStage } from '#core/passes/pass-stage.ts';
import type { CounterMode } from '#core/payments/counter-mode.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { WaitState } from '#core/waits/wait-state.ts';
import type { EditedRow, Money, NoMoney, OfReader, PurchaseEventRow, PurchaseRow } from './shared-columns.ts';

export interface EventGatesTable {
  event_id: string;
  number: number;
  name: string;
}

export interface EventProductsTable extends EditedRow {
  id: string;
  event_id: string;
  title: string;
  kind: PassKind;
  position: Generated<number>;
  price_paise: Money;
  early_paise: NoMoney;
  early_until: Date | null;
  people: Generated<number>;
  family_limit: number;
  least_age: number | null;
  most_age: number | null;
  questions: ColumnType<PassQuestion[], string | undefined, string>;
  members_until: Date | null;
  needs_approval: Generated<boolean>;
  on_sale: Generated<boolean>;
  /** Members may take it with a free pass of their year. */
  members_free: Generated<boolean>;
  /** Passes that are not taken; `held` of them are held. */
  on_hand: number;
  held: Generated<number>;
  quota: number;
}

export interface EventSlotsTable extends EditedRow {
  id: string;
  event_id: string;
  starts_at: Date;
  ends_at: Date;
  gate: number | null;
  /** People who still find a place; `held` of them are held. */
  on_hand: number;
  held: Generated<number>;
  capacity: number;
}

export interface PassKeysTable {
  id: string;
  public_x: string;
  private_sealed: string;
  signing: boolean;
  made_at: Date;
  withdrawn_at: Date | null;
}

export interface PassBookingsTable extends PurchaseRow {
  number: GeneratedAlways<number>;
  state: Generated<MoneyState>;
  stage: Generated<PassStage>;
  pay_by: 'gateway' | 'desk' | 'nothing';
  event_id: string;
  holder_name: string;
  holder_phone: string;
  holder_email: string | null;
  answers: ColumnType<Record<string, string>, string | undefined, string>;
  booked_by: string | null;
  approved_by: Generated<string | null>;
  approved_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface PassBookingEventsTable extends PurchaseEventRow {
  booking_id: string;
  stage: PassStage | null;
}

export interface PassesTable {
  /** The code in its token. */
  id: string;
  number: GeneratedAlways<number>;
  booking_id: string;
  event_id: string;
  product_id: string;
  slot_id: string | null;
  title: string;
  price_paise: Money;
  people: number;
  /** Taken with a free pass of a membership. */
  of_member: Generated<boolean>;
  token: string | null;
  state: Generated<'held' | 'valid' | 'used' | 'void'>;
  voided_by: string | null;
  voided_at: Date | null;
  void_reason: string | null;
  /** The transaction that last changed what gates must hear. The database writes it. */
  changed_in: ColumnType<number | null, never, never>;
}

export interface GateDevicesTable {
  id: string;
  event_id: string;
  gate: number;
  name: string;
  pair_hash: string | null;
  pair_until: Date | null;
  secret_hash: string | null;
  made_by: string;
  made_at: Date;
  paired_at: Date | null;
  seen_at: Date | null;
  withdrawn_at: Date | null;
}

export interface PassCheckinsTable {
  id: GeneratedAlways<number>;
  device_id: string;
  nonce: string;
  pass_id: string;
  gate: number;
  at: Date;
  received_at: Date;
  offline: boolean;
  result: 'in' | 'double' | 'undone';
  /** As `passes.changed_in`. */
  changed_in: ColumnType<number | null, never, never>;
}

export interface EventWaitsTable extends OfReader {
  id: string;
  event_id: string;
  product_id: string;
  slot_id: string | null;
  quantity: number;
  holder_name: string;
  holder_phone: string;
  holder_email: string | null;
  origin: string;
  state: Generated<WaitState>;
  made_at: Date;
  offered_at: Date | null;
  offer_until: Date | null;
  /** Who of the office offered it by hand, or took it off the list. */
  offered_by: string | null;
  closed_by: string | null;
  closed_at: Date | null;
  booking_id: string | null;
}

export interface PassDeskPaymentsTable {
  booking_id: string;
  amount_paise: Money;
  mode: CounterMode;
  taken_by: string;
  taken_at: Date;
}

export interface PassDeskReturnsTable {
  id: string;
  booking_id: string;
  pass_id: string;
  state: Generated<'asked' | 'handed' | 'declined'>;
  mode: CounterMode | null;
  asked_by: string;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface PassDoubleNotesTable {
  id: string;
  pass_id: string;
  up_to: number;
  note: string;
  noted_by: string;
  noted_at: Date;
}

export interface PassLettersTable {
  id: string;
  event_id: string;
  intent_key: string;
  words: ColumnType<WordsByLanguage, string, never>;
  recipients: number;
  sent_by: string;
  sent_at: Date;
}
