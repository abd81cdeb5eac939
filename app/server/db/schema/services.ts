import type { Generated } from 'kysely';

export interface TempleServicesTable {
  id: string;
  title: string;
  summary: string;
  body: string;
  image: string;
  link_to: string;
  link_label: string;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
