import type { ColumnType, Generated } from 'kysely';
import type { RequestDetails, RequestKind, RequestState } from '#core/requests/request.ts';

export interface RequestsTable {
  id: string;
  reference: string;
  kind: RequestKind;
  state: Generated<RequestState>;
  suspected: Generated<boolean>;
  sender_name: string;
  sender_email: string | null;
  sender_phone: string | null;
  subject: string;
  /** JSON. */
  details: ColumnType<RequestDetails[RequestKind], string, string>;
  /** Parts of the details, JSON. */
  secrets_sealed: string | null;
  content_key: string;
  assigned_to: string | null;
  remind_on: string | null;
  reminded_for: Generated<string | null>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
