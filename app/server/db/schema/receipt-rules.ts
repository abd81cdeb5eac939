import type { TaxTextKind } from '#core/receipts/tax-wording.ts';

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
