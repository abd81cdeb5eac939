import type { Language } from '#core/language/languages.ts';
import type { Money } from './shared-columns.ts';

export interface PayLinksTable {
  id: string;
  intent_key: string;
  intent_hash: string;
  cause_id: string;
  amount_paise: Money;
  donor_name: string;
  donor_phone: string;
  donor_email: string | null;
  language: Language;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  mailed_at: Date | null;
  withdrawn_at: Date | null;
  donation_id: string | null;
  /** Made by the site for a part of a membership. */
  membership_part_id: string | null;
}
