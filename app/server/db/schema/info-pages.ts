import type { Generated } from 'kysely';

export interface InfoPagesTable {
  path: string;
  source: string;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
