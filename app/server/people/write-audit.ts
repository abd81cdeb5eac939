import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';

export type AuditEntry = {
  personId: string;
  /** 'claim.matched': noun.verb. */
  action: string;
  /** What it was done to: 'don_…'. */
  subject: string;
  /** Nothing secret and no PAN: the log is read by people. */
  details: Record<string, unknown>;
};

/** Notes a deed of the staff, in the transaction that does it; the log only grows. */
export async function writeAudit(
  trx: Kysely<Database>,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  { personId, action, subject, details }: AuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: ids('aud'),
      at: clock(),
      person_id: personId,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}
