import type { Generated } from 'kysely';

export interface BlogsTable {
  id: string;
  title: string;
  description: string;
  image: string;
  image_alt: Generated<string>;
  tags: Generated<string[]>;
  status: Generated<'draft' | 'live'>;
  publish_at: Date;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
