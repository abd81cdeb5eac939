import type { Staff } from '#core/people/viewer.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';

/**
 * Nothing secret, no PAN, no phone and no e-mail address in any of them: the log stays, people may
 * go.
 */
export type AuditEntry = {
  /** 'claim.matched': noun.verb. */
  action: string;
  /** What it was done to: 'don_…'. */
  subject: string;
  /** Other details of the action: the reason, a sum, ids besides the subject. */
  details?: Record<string, unknown>;
  /** The fields that changed, as they were; left out for what is new. */
  before?: Record<string, unknown>;
  /** The same fields as they are now; left out for what is deleted. */
  after?: Record<string, unknown>;
};

/** Who did it and from where; a verb passes its Staff. */
export type Actor = Pick<Staff, 'personId' | 'address'>;

/**
 * Logs an action of the staff, in its transaction; the log only grows. Where it came from is a
 * column of its own and is deleted after `auditPlaceDays`.
 */
export async function writeAudit(
  trx: Db,
  { ids, clock }: Pick<Services, 'ids' | 'clock'>,
  actor: Actor,
  { action, subject, details = {}, before, after }: AuditEntry,
): Promise<void> {
  const id = ids('aud');
  const at = clock();
  await trx
    .insertInto('audit_log')
    .values({
      id,
      at,
      person_id: actor.personId,
      action,
      subject,
      details: JSON.stringify(details),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
  await trx.insertInto('audit_places').values({ audit_id: id, address: actor.address, at }).execute();
}
