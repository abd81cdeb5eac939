import type { Generated, GeneratedAlways } from 'kysely';
import type { BenefitKind } from '#core/membership/benefits.ts';
import type { MembershipStage } from '#core/membership/membership-stage.ts';
import type { Money, OfReader } from './shared-columns.ts';

export interface MembershipsTable extends OfReader {
  id: string;
  request_id: string | null;
  stage: MembershipStage;
  tier_id: string;
  tier_title: string;
  cause_id: string;
  amount_paise: Money;
  parts: number;
  nights_a_year: number;
  passes_a_year: number;
  shop_percent: number;
  grace_days: number;
  name: string;
  spouse: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  person_id: string | null;
  applied_at: Date;
  /** Since the transfer to its holder; null: since the application. */
  held_since: Date | null;
  approved_at: Date | null;
  /** 'LM-000001'. */
  number: string | null;
  began_on: string | null;
  ended_at: Date | null;
  end_reason: string | null;
}

export interface MembershipSeriesTable {
  /** 'LM'; one row. */
  series: Generated<string>;
  last_number: number;
}

export interface MembershipPartsTable {
  id: string;
  membership_id: string;
  position: number;
  amount_paise: Money;
  due_on: string;
  donation_id: string | null;
  paid_at: Date | null;
  reminded_before_at: Date | null;
  reminded_after_at: Date | null;
}

export interface MembershipCardsTable {
  code: string;
  membership_id: string;
  issued_at: Date;
  ended_at: Date | null;
}

export interface MembershipGrantsTable {
  membership_id: string;
  kind: BenefitKind;
  from_day: string;
  granted: number;
  used: Generated<number>;
}

export interface MembershipUsesTable {
  id: string;
  intent_key: string;
  membership_id: string;
  kind: BenefitKind;
  from_day: string;
  count: number;
  used_on: string;
  note: string;
  recorded_by: string;
  recorded_at: Date;
  withdrawn_at: Date | null;
  /** The booking that took them, and gives them back where it comes to nothing. */
  stay_id: Generated<string | null>;
  pass_booking_id: Generated<string | null>;
}

export type MembershipEventKind =
  | 'applied'
  | 'approved'
  | 'part-paid'
  | 'part-returned'
  | 'paid-twice'
  | 'began'
  | 'lapsed'
  | 'resumed'
  | 'transferred'
  | 'ended';

export interface MembershipEventsTable {
  id: GeneratedAlways<number>;
  membership_id: string;
  at: Date;
  kind: MembershipEventKind;
  stage: MembershipStage;
  donation_id: string | null;
  note: string | null;
}
