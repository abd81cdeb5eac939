import type { Generated } from 'kysely';

export interface RequestAnswersTable {
  id: string;
  request_id: string;
  author_id: string;
  body: string;
  written_at: Date;
}

export interface AnswerTemplatesTable {
  id: string;
  title: string;
  body: string;
  version: Generated<number>;
  updated_at: Date;
}
