import { createHash } from 'node:crypto';
import { bankKey, compareCheques } from '#core/donations/cheque.ts';
import type { ManualDonation } from '#core/donations/manual-donation.ts';
import { paise } from '#core/money/paise.ts';
import type { Transaction } from '../db/schema.ts';

/**
 * The payment id of a cheque. Two cheques of one number and bank have different ones, since the
 * second is accepted only with its account; one entered without account has the id of number and
 * bank, as all had before.
 */
export function chequePaymentId({
  paper,
  bank,
  account,
}: Pick<ManualDonation, 'paper' | 'bank' | 'account'>) {
  const drawn = bankKey(bank ?? '') + (account === null ? '' : ` ${account}`);
  return `chq_${paper}_${createHash('sha256').update(drawn).digest('hex').slice(0, 8)}`;
}

/**
 * Whether a cheque is entered already, apart from entries that were taken back. The caller holds
 * the lock of its number.
 */
export async function findSameCheque(
  trx: Transaction,
  donation: ManualDonation,
): Promise<'same' | 'other' | 'account-needed'> {
  const rows = await trx
    .selectFrom('manual_donations as seen')
    .innerJoin('donations as donation', 'donation.id', 'seen.donation_id')
    .select(['seen.bank', 'seen.account', 'seen.given_on', 'donation.total_paise'])
    .select(['donation.donor_name', 'donation.donor_email', 'donation.donor_phone'])
    .where('seen.mode', '=', 'cheque')
    .where('seen.paper', '=', donation.paper)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('manual_donation_reversals as back')
            .select('back.donation_id')
            .whereRef('back.donation_id', '=', 'seen.donation_id'),
        ),
      ),
    )
    .execute();
  const answers = rows.map((row) =>
    compareCheques(
      {
        bank: row.bank ?? '',
        account: row.account,
        total: paise(row.total_paise),
        givenOn: row.given_on,
        donor: { name: row.donor_name, email: row.donor_email, phone: row.donor_phone },
      },
      { ...donation, bank: donation.bank ?? '' },
    ),
  );
  return answers.find((one) => one === 'same') ?? answers.find((one) => one === 'account-needed') ?? 'other';
}
