import type { Generated, GeneratedAlways } from 'kysely';

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
