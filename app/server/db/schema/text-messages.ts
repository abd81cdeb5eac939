import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#core/language/languages.ts';

export interface TextMessagesTable {
  id: string;
  template: string;
  recipient: string;
  language: Language;
  data: ColumnType<unknown, string, string>;
  cause_key: string;
  state: Generated<'queued' | 'sent' | 'given-up' | 'needless'>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  useful_until: Date;
  last_error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export interface DemoTextMessagesTable {
  number: GeneratedAlways<number>;
  message_id: string;
  recipient: string;
  language: string;
  body: string;
  arrived_at: Generated<Date>;
}
