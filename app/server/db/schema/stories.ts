import type { Generated } from 'kysely';

export interface StoriesTable {
  id: string;
  type: 'image' | 'video';
  media: string;
  poster: string | null;
  title: string;
  description: Generated<string>;
  alt: string;
  language: Generated<'en' | 'hi'>;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
  publish_at: Date;
  expires_at: Date | null;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
