import type { ColumnType, Generated } from 'kysely';
import type { Cause } from '#core/donations/cause.ts';
import type { MonthOutcome, PledgeState } from '#core/pledges/monthly-pledge.ts';
import type { TaxTextKind } from '#core/receipts/tax-wording.ts';
import type { Money, NoMoney } from './shared-columns.ts';

export interface LegalEntitiesTable {
  id: string;
  name: string;
  address: string;
  pan: string;
  deduction_registration: string | null;
  accepts_foreign: Generated<boolean>;
  receipt_prefix: string;
  version: Generated<number>;
}

export interface CausesTable {
  id: string;
  title: string;
  category: Cause['category'];
  summary: string;
  description: string;
  image: string;
  /** bigint[] comes back as texts: the array parser does not use our bigint parser. */
  presets_paise: ColumnType<string[], number[], number[]>;
  allows_own_amount: Generated<boolean>;
  target_paise: NoMoney;
  starts_on: string | null;
  ends_on: string | null;
  legal_entity_id: string;
  tax_eligible: Generated<boolean>;
  csr_eligible: Generated<boolean>;
  allows_foreign: Generated<boolean>;
  donation_type: Generated<Cause['donationType']>;
  position: Generated<number>;
  published: Generated<boolean>;
  /** Incremented with every save; a save from an older one gets a conflict. */
  version: Generated<number>;
}

export interface CauseTypesTable {
  cause_id: string;
  id: string;
  title: string;
  amount_paise: Money;
  position: number;
  offered: Generated<boolean>;
  per_day: number | null;
}

export interface OfferingPlacesTable {
  cause_id: string;
  type_id: string;
  day: string;
  place: number;
  donation_id: string;
  until: Date | null;
}

export interface MonthlyPledgesTable {
  id: string;
  person_id: string;
  cause_id: string;
  amount_paise: Money;
  day: number;
  state: PledgeState;
  since: string;
  stop_token: string;
  version: Generated<number>;
  made_at: Date;
  changed_at: Date;
}

export interface PledgeMonthsTable {
  pledge_id: string;
  month: string;
  amount_paise: Money;
  outcome: MonthOutcome;
}

export interface TaxTextsTable {
  id: string;
  kind: TaxTextKind;
  /** A calendar day. */
  holds_from: string;
  english: string;
  hindi: string;
  confirmed: string | null;
  added_by: string;
  added_at: Date;
  withdrawn_by: string | null;
  withdrawn_at: Date | null;
}

export interface ReceiptPrefixesTable {
  legal_entity_id: string;
  /** The first of an April. */
  holds_from: string;
  prefix: string;
  set_by: string;
  set_at: Date;
}
