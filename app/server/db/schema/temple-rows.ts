import type { Generated } from 'kysely';
import type { ScheduleItem } from '#core/content/csr-project.ts';
import type { MilestoneState } from '#core/content/milestone.ts';
import type { CauseCategory } from '#core/donations/cause.ts';

type Row = {
  id: string;
  position: Generated<number>;
  published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
};

export interface LeadersTable extends Row {
  name: string;
  role: string;
  summary: string;
  body: string;
  image: string;
}

export interface TeachersTable extends Row {
  title: string;
  note: string;
  image: string;
  link: string;
}

export interface TestimonialsTable extends Row {
  name: string;
  about: string;
  words: string;
}

export interface CsrProjectsTable extends Row {
  title: string;
  schedule_item: ScheduleItem;
  summary: string;
  image: string;
  target_paise: number | null;
}

export interface MilestonesTable extends Row {
  title: string;
  words: string;
  state: MilestoneState;
}

export interface GiftOutcomesTable extends Omit<Row, 'position'> {
  category: CauseCategory;
  figure: string;
  words: string;
  happened_on: string;
  image: string | null;
  alt: Generated<string>;
}
