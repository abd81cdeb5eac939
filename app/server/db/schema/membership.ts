import type { Generated } from 'kysely';
import type { Paise } from '#core/money/paise.ts';

export interface MembershipTiersTable {
  id: string;
  title: string;
  amount_paise: Paise;
  benefits: Generated<string[]>;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
