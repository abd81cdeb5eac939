import { accept, type Outcome, refuse } from '#core/result.ts';
import { findOneDonation } from '../donations/find-one-donation.ts';
import { lockDonation } from '../donations/lock-donation.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockMembership } from './lock-membership.ts';
import { listParts } from './membership-queries.ts';
import { moveStage } from './move-stage.ts';
import { noteEvent } from './note-event.ts';
import { withdrawPartLinks } from './part-link.ts';
import { paysMembership } from './pays-membership.ts';

type NotPaid =
  | 'membership-unknown'
  | 'membership-stage'
  | 'membership-no-donation'
  | 'membership-several-donations'
  | 'membership-not-paid'
  | 'membership-other-sum'
  | 'membership-linked-before'
  | 'csr-linked-before';

/**
 * Names a donation that the accounts recorded (a transfer, a cheque) as what pays the next part, or
 * the next several: its sum must be theirs, so that every part has a receipt over all of it.
 */
export const payByTransfer = staffWrite({
  permission: 'members.write',
  run: async ({ trx, services, audit, wake }, id: string, typed: string): Promise<Outcome<null, NotPaid>> => {
    const found = await findOneDonation(trx, typed);
    if (found === 'none') return refuse('membership-no-donation', 'donation');
    if (found === 'several') return refuse('membership-several-donations', 'donation');
    const donation = await lockDonation(trx, { id: found.id });
    const membership = await lockMembership(trx, id);
    if (!membership || !donation) return refuse('membership-unknown');
    if (membership.stage === 'applied' || membership.stage === 'ended') return refuse('membership-stage');
    if (donation.row.state !== 'paid') return refuse('membership-not-paid', 'donation');
    const ofCompany = await trx
      .selectFrom('csr_donations')
      .select('donation_id')
      .where('donation_id', '=', donation.id)
      .executeTakeFirst();
    if (ofCompany) return refuse('csr-linked-before', 'donation');
    if (await paysMembership(trx, donation.id)) return refuse('membership-linked-before', 'donation');
    const open = (await listParts(trx, id)).filter(({ donationId }) => donationId === null);
    const covered = coveredBy(open, donation.total);
    if (covered === null) return refuse('membership-other-sum', 'donation');
    await trx
      .updateTable('membership_parts')
      .set({ donation_id: donation.id, paid_at: services.clock() })
      .where('id', 'in', covered)
      .execute();
    await withdrawPartLinks(trx, services, { partIds: covered });
    await noteEvent(trx, services, membership, { kind: 'part-paid', donationId: donation.id });
    await moveStage(trx, services, membership);
    await audit({
      action: 'membership.paid',
      subject: id,
      details: { donation: donation.id, paise: donation.total, parts: covered.length },
    });
    wake('send-letters');
    return accept(null);
  },
});

/** The first parts whose sum is this; null where no number of them makes it. */
function coveredBy(open: readonly { id: string; amount: number }[], total: number): string[] | null {
  let sum = 0;
  for (const [index, { amount }] of open.entries()) {
    sum += amount;
    if (sum === total) return open.slice(0, index + 1).map(({ id }) => id);
  }
  return null;
}
