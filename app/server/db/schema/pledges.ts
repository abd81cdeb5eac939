import type { Generated } from 'kysely';
import type { MonthOutcome, PledgeState } from '#core/pledges/monthly-pledge.ts';

export interface MonthlyPledgesTable {
  id: string;
  person_id: string;
  cause_id: string;
  amount_paise: number;
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
  amount_paise: number;
  outcome: MonthOutcome;
}
