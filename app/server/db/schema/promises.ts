import type { Generated } from 'kysely';
import type { MonthOutcome, PromiseState } from '#core/promises/monthly-promise.ts';

export interface MonthlyPromisesTable {
  id: string;
  person_id: string;
  cause_id: string;
  amount_paise: number;
  day: number;
  state: PromiseState;
  since: string;
  stop_token: string;
  version: Generated<number>;
  made_at: Date;
  changed_at: Date;
}

export interface PromiseMonthsTable {
  promise_id: string;
  month: string;
  amount_paise: number;
  outcome: MonthOutcome;
}
