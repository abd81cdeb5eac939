import type { Generated } from 'kysely';
import type { Money } from './shared-columns.ts';

export interface StatementParticularsTable {
  legal_entity_id: string;
  /** '2026-27'. */
  tax_year: string;
  section_code: string;
  urn: string;
  urn_date: string | null;
  version: Generated<number>;
}

export interface StatementFilingsTable {
  id: string;
  legal_entity_id: string;
  tax_year: string;
  version: number;
  filed_on: string;
  acknowledgement: string;
  line_count: number;
  total_paise: Money;
  /** Sealed. */
  digest: string;
  noted_by: string;
  noted_at: Date;
}

export interface CertificatesTable {
  id: string;
  legal_entity_id: string;
  tax_year: string;
  donation_id: string | null;
  file_name_sealed: string | null;
  sha256: string;
  byte_count: number;
  added_by: string;
  added_at: Date;
  withdrawn_by: string | null;
  withdrawn_at: Date | null;
}

export interface CertificateFilesTable {
  certificate_id: string;
  content_sealed: string;
}

/** Until when somebody who said why may take the file of a year's statement. */
export interface StatementGrantsTable {
  person_id: string;
  legal_entity_id: string;
  tax_year: string;
  expires_at: Date;
}
