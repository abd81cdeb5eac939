import type { ColumnType, Generated } from 'kysely';
import type { MediaFileKind } from '#core/media/media-file.ts';

export interface MediaFilesTable {
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
  version: Generated<number>;
  uploaded_by: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface MediaUploadsTable {
  id: string;
  person_id: string;
  name: string;
  bytes: number;
  created_at: Date;
}

export interface MediaPiecesTable {
  upload_id: string;
  position: number;
  bytes: ColumnType<Buffer, Buffer, never>;
}
