import type { Generated } from 'kysely';
import type { DarshanType } from '#core/darshan/darshan-type.ts';

export interface DarshanPhotosTable {
  id: string;
  /** 'YYYY-MM-DD' */
  day: string;
  type: DarshanType;
  position: number;
  image: string;
  alt: string;
  caption: Generated<string>;
  publish_at: Date;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

/** Addresses that get the day's darshan by e-mail. */
export interface DarshanSubscribersTable {
  /** In lower case. */
  email: string;
  /** The words that were agreed to. */
  consent: string;
  consented_at: Date;
}

export interface LiveSessionsTable {
  id: string;
  title: string;
  provider: 'youtube' | 'file';
  video_ref: string | null;
  starts_at: Date;
  ends_at: Date;
  replay: Generated<boolean>;
  status: Generated<'draft' | 'live'>;
  created_at: Generated<Date>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
