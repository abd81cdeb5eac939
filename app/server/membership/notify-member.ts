import type { Transaction } from '../db/schema.ts';
import type { MembershipLetterSays } from '../mail/letter.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import type { LockedMembership } from './lock-membership.ts';
import { mayRemind } from './may-remind.ts';

type About = {
  says: MembershipLetterSays;
  /** Of a letter about a part: which, and the link under which it is paid. */
  partId?: string;
  linkId?: string | null;
  /** What makes this letter another one than the last of its kind. */
  cause: string;
};

const reminders: ReadonlySet<MembershipLetterSays> = new Set(['part', 'overdue', 'lapsed']);

/**
 * A letter to a member, once for its cause; none that reminds whoever may not be the member. Wake
 * 'send-letters' after the commit.
 */
export async function notifyMember(
  trx: Transaction,
  { ids }: Pick<Services, 'ids'>,
  membership: LockedMembership,
  { says, partId, linkId, cause }: About,
): Promise<void> {
  const { id, email, person_id: personId, language } = membership;
  if (email === null) return;
  if (reminders.has(says) && !(await mayRemind(trx, membership))) return;
  await queueLetter(trx, ids, {
    to: email,
    reader: { personId, language },
    causeKey: `membership:${says}:${cause}`,
    letter: { kind: 'membership', membershipId: id, says, partId: partId ?? null, linkId: linkId ?? null },
  });
}
