import type { ColumnType, Generated } from 'kysely';
import type { ScheduleItem } from '#core/content/csr-project.ts';
import type { MediaItem } from '#core/content/media-item.ts';
import type { MilestoneState } from '#core/content/milestone.ts';
import type { Pictures } from '#core/content/picture.ts';
import type { DarshanType } from '#core/darshan/darshan-type.ts';
import type { CauseCategory } from '#core/donations/cause.ts';
import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import type { DatedRow, EditedRow, ListedRow, NoMoney } from './shared-columns.ts';

/** A row of any content table as its table had it. */
type Snapshot = ColumnType<Record<string, unknown>, string, never>;

export interface ContentRevisionsTable {
  kind: string;
  row_id: string;
  version: number;
  row: Snapshot;
  saved_by: string | null;
  saved_at: Date;
}

export interface ContentClockTable {
  seen_at: Date;
}

export interface ContentBinTable {
  id: string;
  kind: string;
  row_id: string;
  title: string;
  row: Snapshot;
  binned_by: string;
  binned_at: Date;
}

export interface BlogsTable extends DatedRow {
  id: string;
  title: string;
  description: string;
  image: string;
  image_alt: Generated<string>;
  tags: Generated<string[]>;
  status: Generated<'draft' | 'live'>;
  publish_at: Date;
}

export interface EventsTable extends DatedRow {
  id: string;
  title: string;
  description: string;
  location: string;
  map_query: string | null;
  starts_at: Date;
  ends_at: Date | null;
  /** JSON. */
  images: ColumnType<Pictures, string, string>;
  tags: Generated<string[]>;
  capacity: number | null;
  fee_paise: Generated<Paise>;
  /** What the day gave, one thing a line, its figure first. */
  outcomes: Generated<string[]>;
  afterwards: string | null;
  status: Generated<'draft' | 'live' | 'cancelled'>;
  publish_at: Date;
}

export interface StoriesTable extends DatedRow {
  id: string;
  type: 'image' | 'video';
  media: string;
  poster: string | null;
  title: string;
  description: Generated<string>;
  alt: string;
  language: Generated<Language>;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
  publish_at: Date;
  expires_at: Date | null;
}

export interface DarshanPhotosTable extends DatedRow {
  id: string;
  /** 'YYYY-MM-DD' */
  day: string;
  type: DarshanType;
  position: number;
  image: string;
  alt: string;
  caption: Generated<string>;
  publish_at: Date;
}

export interface LiveSessionsTable extends DatedRow {
  id: string;
  title: string;
  provider: 'youtube' | 'file';
  video_ref: string | null;
  starts_at: Date;
  ends_at: Date;
  replay: Generated<boolean>;
  status: Generated<'draft' | 'live'>;
}

export interface MediaItemsTable extends DatedRow, Omit<MediaItem, 'credit' | 'seconds'> {
  credit: Generated<string>;
  /** 'YYYY-MM-DD' */
  taken_on: string | null;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
}

export interface TempleServicesTable extends EditedRow {
  id: string;
  title: string;
  summary: string;
  body: string;
  image: string;
  link_to: string;
  link_label: string;
  position: Generated<number>;
  status: Generated<'draft' | 'live'>;
}

export interface InfoPagesTable extends EditedRow {
  path: string;
  source: string;
}

export interface LeadersTable extends ListedRow {
  name: string;
  role: string;
  summary: string;
  body: string;
  image: string;
}

export interface TeachersTable extends ListedRow {
  title: string;
  note: string;
  image: string;
  link: string;
}

export interface TestimonialsTable extends ListedRow {
  name: string;
  about: string;
  words: string;
}

export interface CsrProjectsTable extends ListedRow {
  title: string;
  schedule_item: ScheduleItem;
  summary: string;
  image: string;
  target_paise: NoMoney;
}

export interface MilestonesTable extends ListedRow {
  title: string;
  words: string;
  state: MilestoneState;
}

export interface DonationOutcomesTable extends EditedRow {
  id: string;
  published: Generated<boolean>;
  category: CauseCategory;
  figure: string;
  words: string;
  happened_on: string;
  image: string | null;
  alt: Generated<string>;
}

/** Addresses that get the day's darshan by e-mail. */
export interface DarshanSubscribersTable {
  /** In lower case. */
  email: string;
  /** The words that were agreed to. */
  consent: string;
  consented_at: Date;
}
