import type { Generated } from 'kysely';

export interface InfoPagesTable {
  path: string;
  source: string;
  updated_at: Generated<Date>;
}
