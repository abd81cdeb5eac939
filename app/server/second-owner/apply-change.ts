import type { Staff } from '#core/people/viewer.ts';
import type { ChangeInput } from '../changes/change-input.ts';
import type { Transaction } from '../db/schema.ts';
import { giveRoles } from '../people/give-roles.ts';
import { writeInvitation } from '../people/write-invitation.ts';
import type { Services } from '../services.ts';
import { writeSetting } from '../settings/write-setting.ts';

/** Who asked, and from where it was decided; the log says who approved. */
export type ChangeActor = Pick<Staff, 'personId' | 'name' | 'address'> & { approvedBy: string | null };

/**
 * Applies a change as its requester. False where its subject is no longer as it was then. In the
 * caller's transaction.
 */
export async function applyChange(
  trx: Transaction,
  services: Services,
  actor: ChangeActor,
  input: ChangeInput,
): Promise<boolean> {
  if (input.kind === 'roles') return giveRoles(trx, services, actor, input);
  if (input.kind === 'invitation') {
    await writeInvitation(trx, services, actor, input);
    return true;
  }
  const { key, value, version, putBackFrom } = input;
  const putBack =
    putBackFrom === undefined ? undefined : { from: putBackFrom === null ? null : new Date(putBackFrom) };
  const saved = await writeSetting(trx, services, actor, { key, value: value as never, version, putBack });
  return saved.ok;
}
