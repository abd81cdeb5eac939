import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';

/** Written as text, read parsed. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A bigint of paise; sums in SQL and tests write plain numbers. */
export type Money = ColumnType<Paise, number, number>;
export type NoMoney = ColumnType<Paise | null, number | null | undefined, number | null>;

/** What a form edits: each save raises the version, and a save from an older one is refused. */
export interface EditedRow {
  version: Generated<number>;
  updated_at: Generated<Date>;
}

export interface DatedRow extends EditedRow {
  created_at: Generated<Date>;
}

/** A row of a list whose order the staff sets. */
export interface ListedRow extends EditedRow {
  id: string;
  position: Generated<number>;
  published: Generated<boolean>;
}

/** In which language somebody came to the site, and is written to. */
export interface OfReader {
  language: Generated<Language>;
}

/** The columns that everything has which is bought at the gateway. */
export interface PurchaseRow extends OfReader {
  id: string;
  intent_key: string;
  intent_hash: string;
  total_paise: Money;
  currency: Generated<string>;
  person_id: string | null;
  gateway_order_id: string | null;
  gateway_account: string | null;
  gateway_mode: 'test' | 'live' | null;
  failure: string | null;
  created_at: Date;
  paid_at: Date | null;
  poll_at: Date | null;
  poll_count: Generated<number>;
}

/** One entry in the timeline of a purchase. */
export interface PurchaseEventRow {
  id: GeneratedAlways<number>;
  at: Date;
  kind: string;
  state: MoneyState | null;
  payment_id: string | null;
  amount_paise: NoMoney;
  note: string | null;
}
