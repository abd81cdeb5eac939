import type { CertificateFacts } from '#core/csr/certificate.ts';
import type { Money } from './shared-columns.ts';

export interface CsrAgreementsTable {
  id: string;
  intent_key: string;
  request_id: string | null;
  project_id: string;
  company: string;
  /** '2026-27'. */
  financial_year: string;
  agreed_paise: Money;
  agreed_on: string;
  created_by: string;
  created_at: Date;
  ended_on: string | null;
  end_reason: string | null;
}

export interface CsrDonationsTable {
  donation_id: string;
  agreement_id: string;
  linked_by: string;
  linked_at: Date;
}

export interface CsrSpendingsTable {
  id: string;
  agreement_id: string;
  intent_key: string;
  spent_on: string;
  amount_paise: Money;
  purpose: string;
  recorded_by: string;
  recorded_at: Date;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  withdraw_reason: string | null;
}

export interface CsrDocumentsTable {
  id: string;
  agreement_id: string;
  spending_id: string | null;
  file_name: string;
  media_type: string;
  byte_count: number;
  sha256: string;
  content_sealed: string;
  added_by: string;
  added_at: Date;
}

export interface CsrSeriesTable {
  fiscal_year: string;
  last_number: number;
}

export interface CsrCertificatesTable {
  agreement_id: string;
  number: string;
  issued_on: string;
  facts: CertificateFacts;
  issued_by: string;
  issued_at: Date;
}
