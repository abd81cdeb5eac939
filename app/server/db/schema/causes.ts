import type { ColumnType, Generated } from 'kysely';
import type { Cause } from '#core/donations/cause.ts';

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
  target_paise: number | null;
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
  amount_paise: number;
  position: number;
  offered: Generated<boolean>;
}
