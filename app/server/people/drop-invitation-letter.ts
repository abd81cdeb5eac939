import type { Transaction } from '../db/schema.ts';

/**
 * Drops the letter of an invitation that no longer works, if it has not gone out yet: its link
 * would lead nowhere.
 */
export async function dropInvitationLetter(trx: Transaction, id: string): Promise<void> {
  await trx
    .deleteFrom('letters')
    .where('cause_key', '=', invitationCause(id))
    .where('state', '=', 'queued')
    .execute();
}

/** The cause key of an invitation's letter. */
export function invitationCause(id: string): string {
  return `staff-invitation:${id}`;
}
