import type { Generated } from 'kysely';
import type { MediaFileKind } from '#core/media/media-file.ts';
import type { DatedRow } from './shared-columns.ts';

export interface MediaFilesTable extends DatedRow {
  id: string;
  kind: MediaFileKind;
  name: string;
  alt: Generated<string>;
  credit: Generated<string>;
  address: string;
  width: number | null;
  height: number | null;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  bytes: number;
  seconds: number | null;
  sizes: Generated<'waiting' | 'ready' | 'failed'>;
  uploaded_by: string;
}

export interface MediaUploadsTable {
  id: string;
  person_id: string;
  name: string;
  bytes: number;
  created_at: Date;
}

export interface MediaRemovalsTable {
  id: string;
  deleted_at: Date;
  binned: Generated<boolean>;
}
