import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OfReader } from './shared-columns.ts';

export interface LetterRefusalsTable {
  email: string;
  sort: string;
  refused_at: Generated<Date>;
}

export interface LettersTable extends OfReader {
  id: string;
  kind: string;
  recipient: string;
  data: ColumnType<unknown, string, string>;
  cause_key: string;
  state: Generated<'queued' | 'sent' | 'given-up' | 'needless'>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export interface LetterTextsTable {
  /** A key of core/letters. */
  key: string;
  /** JSON, checked when read; null: the words that came with the site. */
  text: ColumnType<unknown, string | null, string | null>;
  version: number;
  updated_at: Date;
}

export interface MailboxTable {
  number: GeneratedAlways<number>;
  message_id: string;
  arrivals: Generated<number>;
  arrived_at: Generated<Date>;
  sender: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
}

export interface MailboxAttachmentsTable {
  mailbox_number: number;
  position: number;
  file_name: string;
  content_type: string;
  content_id: string | null;
  content: Buffer;
}
