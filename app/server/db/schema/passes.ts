import type { Generated } from 'kysely';
import type { PassKind } from '#core/passes/pass-kind.ts';
import type { EditedRow, Json, Money, NoMoney } from './shared-columns.ts';

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
  questions: Generated<Json<{ id: string; label: string; required: boolean }[]>>;
  members_until: Date | null;
  needs_approval: Generated<boolean>;
  on_sale: Generated<boolean>;
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
