import { givenStates } from '#core/donations/donation-state.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { findOneDonation } from '../donations/find-one-donation.ts';
import { paysMembership } from '../membership/pays-membership.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockAgreement } from './lock-agreement.ts';

type NotLinked =
  | 'csr-unknown'
  | 'csr-certified'
  | 'csr-ended'
  | 'csr-no-donation'
  | 'csr-several-donations'
  | 'csr-not-paid'
  | 'csr-other-body'
  | 'csr-linked-before'
  | 'membership-linked-before';

/**
 * Names a recorded donation as the company's money: by its receipt number, the reference of the
 * transfer, or its own id. A donation belongs to one agreement, and all of an agreement came to one
 * legal body, which certifies it.
 */
export const linkDonation = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, services, staff, audit, pagesChanged },
    id: string,
    typed: string,
  ): Promise<Outcome<null, NotLinked>> => {
    const agreement = await lockAgreement(trx, id);
    if (!agreement) return refuse('csr-unknown');
    if (agreement.issued) return refuse('csr-certified');
    if (agreement.endReason !== null) return refuse('csr-ended');
    const found = await findOneDonation(trx, typed);
    if (found === 'none') return refuse('csr-no-donation', 'donation');
    if (found === 'several') return refuse('csr-several-donations', 'donation');
    const donation = await trx
      .selectFrom('donations')
      .select(['id', 'state', 'legal_entity_id', 'total_paise'])
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!(givenStates as readonly string[]).includes(donation.state)) {
      return refuse('csr-not-paid', 'donation');
    }
    if (await paysMembership(trx, donation.id)) return refuse('membership-linked-before', 'donation');
    const [first] = agreement.donations;
    if (first) {
      const { legal_entity_id } = await trx
        .selectFrom('donations')
        .select('legal_entity_id')
        .where('id', '=', first.id)
        .executeTakeFirstOrThrow();
      if (legal_entity_id !== donation.legal_entity_id) return refuse('csr-other-body', 'donation');
    }
    const linked = await trx
      .insertInto('csr_donations')
      .values({
        donation_id: donation.id,
        agreement_id: id,
        linked_by: staff.personId,
        linked_at: services.clock(),
      })
      .onConflict((conflict) => conflict.column('donation_id').doNothing())
      .executeTakeFirst();
    if ((linked.numInsertedOrUpdatedRows ?? 0n) === 0n) {
      const isHere = agreement.donations.some((one) => one.id === donation.id);
      return isHere ? accept(null) : refuse('csr-linked-before', 'donation');
    }
    pagesChanged();
    await audit({
      action: 'csr-agreement.received',
      subject: id,
      details: { donation: donation.id, paise: donation.total_paise },
    });
    return accept(null);
  },
});

type NotUnlinked = 'csr-unknown' | 'csr-certified' | 'csr-spent';

/** Takes a donation that was named by mistake out again; not where it is spent already. */
export const unlinkDonation = staffWrite({
  permission: 'donations.record',
  run: async (
    { trx, audit, pagesChanged },
    id: string,
    donationId: string,
  ): Promise<Outcome<null, NotUnlinked>> => {
    const agreement = await lockAgreement(trx, id);
    const donation = agreement?.donations.find((one) => one.id === donationId);
    if (!agreement || !donation) return refuse('csr-unknown');
    if (agreement.issued) return refuse('csr-certified');
    if (agreement.received - donation.amount < agreement.spent) return refuse('csr-spent');
    await trx.deleteFrom('csr_donations').where('donation_id', '=', donationId).execute();
    pagesChanged();
    await audit({
      action: 'csr-agreement.unlinked',
      subject: id,
      details: { donation: donationId, paise: donation.amount },
    });
    return accept(null);
  },
});
