import { mayDo, type Permission, type Role } from '#core/people/roles.ts';
import type { Staff, Viewer } from '#core/people/viewer.ts';
import { type Refusal, refuse } from '#core/result.ts';
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { inTransaction, type Write } from './in-transaction.ts';

/** What an action of the staff needs: one permission, or any one of several. */
export type Needed = Permission | readonly Permission[];

/** An action of the staff. Its permission is data: the office's routes and their tests read it. */
export type StaffVerb<Input extends unknown[] = never[], Answer = unknown> = {
  (services: Services, viewer: Viewer, ...input: Input): Promise<Answer | Refusal<'not-allowed'>>;
  /** A function where it depends on what is written, as the kind of content does. */
  permission: Needed | ((first: Input[0]) => Needed);
};

/** What an action of the staff works with. */
export type StaffWork = { services: Services; staff: Staff };

/** What the transaction of a staff's write works with, besides who writes. */
export type StaffWrite = Write & {
  staff: Staff;
  /** Logs what is done, in the transaction. */
  audit: (entry: AuditEntry) => Promise<void>;
};

type Definition<Input extends unknown[], Work, Answer> = {
  run: (work: Work, ...input: Input) => Promise<Answer>;
  permission: Needed | ((first: Input[0]) => Needed);
};

export function mayDoAny(held: readonly Role[], needed: Needed): boolean {
  return [needed].flat().some((permission) => mayDo(held, permission));
}

/** An action of the staff that is more or less than one transaction: it opens its own. */
export function staffVerb<Input extends unknown[], Answer>({
  permission,
  run,
}: Definition<Input, StaffWork, Answer>): StaffVerb<Input, Answer> {
  const verb = async (services: Services, viewer: Viewer, ...input: Input) => {
    const needed = typeof permission === 'function' ? permission(input[0]) : permission;
    if (viewer.kind !== 'staff' || !mayDoAny(viewer.roles, needed)) return refuse('not-allowed');
    return run({ services, staff: viewer }, ...input);
  };
  return Object.assign(verb, { permission });
}

/** An action of the staff in one transaction, which a refusal rolls back. */
export function staffWrite<Input extends unknown[], Answer extends { ok: boolean }>({
  permission,
  run,
}: Definition<Input, StaffWrite, Answer>): StaffVerb<Input, Answer> {
  return staffVerb({
    permission,
    run: ({ services, staff }, ...input: Input) =>
      inStaffTransaction(services, staff, (work) => run(work, ...input)),
  });
}

/** The transaction of an action of the staff that works before or after it too. */
export function inStaffTransaction<Answer extends { ok: boolean }>(
  services: Services,
  staff: Staff,
  run: (work: StaffWrite) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(services, (work) =>
    run({ ...work, staff, audit: (entry) => writeAudit(work.trx, services, staff, entry) }),
  );
}
