import type { TakenBackKind } from '#core/donations/take-back.ts';
import type { LetterSamples } from '#core/language/outside-words.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { paise } from '#core/money/paise.ts';
import { sampleReceipt } from '#core/receipts/sample-receipt.ts';
import { certificateLetter } from './certificate-letter.ts';
import { donationLetter } from './donation-letter.ts';
import { membershipLetter, membershipPartLetter } from './membership-letter.ts';
import { payLinkLetter } from './pay-link-letter.ts';
import { monthlyDonationLetter } from './pledge-letter.ts';
import { type Returned, returnedLetter } from './returned-letter.ts';
import type { Sample } from './sample.ts';
import { takenBackLetter } from './taken-back-letter.ts';

const returned: Omit<Returned, 'name'> = {
  amount: paise(500_100),
  paid: paise(500_100),
  role: 'settling',
  donationId: 'sample',
  givenOn: '2026-11-20',
  receipt: { number: 'D/26-27/000123', voided: false, anew: true },
};

const ofDonation =
  (isVoid: boolean): Sample =>
  (writing, words) => {
    const receipt = sampleReceipt({ inNameOf: words.honoured });
    const [first, ...rest] = receipt.lines;
    const facts = {
      ...receipt,
      entity: { ...receipt.entity, name: words.entity },
      donor: { ...receipt.donor, name: words.name },
      lines: [...(first ? [{ ...first, title: words.donation }] : []), ...rest],
      voided: isVoid ? { on: '2026-11-21', reason: words.voidReason } : null,
    };
    return donationLetter(facts, writing, null);
  };

const ofReturned =
  (instead: Partial<Returned>): Sample =>
  (writing, { name }) =>
    returnedLetter({ ...returned, name, ...instead }, writing);

const ofTakenBack =
  (kind: TakenBackKind): Sample =>
  (writing, { name }) => {
    const donation = {
      kind,
      donationId: 'sample',
      name,
      sum: paise(500_100),
      givenOn: '2026-11-20',
      number: 'D/26-27/000123',
    };
    return takenBackLetter(donation, writing);
  };

const member = ({ name, tier }: LetterSamples) => ({
  ...{ name, tier, number: 'LM-000042', card: 'sample', parts: 3 },
  endReason: null,
});

const ofPart =
  (says: Parameters<typeof membershipPartLetter>[0]): Sample =>
  (writing, words) => {
    const part = { position: 1, amount: paise(833_400), dueOn: '2026-12-04' };
    return membershipPartLetter(says, { member: member(words), part, linkId: 'sample' }, writing);
  };

const ofMembership =
  (says: Parameters<typeof membershipLetter>[0]): Sample =>
  (writing, words) =>
    membershipLetter(says, member(words), writing);

/** Of donations, memberships and what went back. */
export const sampleDonations = {
  'gift-receipt': ofDonation(false),
  'gift-receipt-void': ofDonation(true),
  'certificate-ready': (writing, { name, entity }) =>
    certificateLetter({ name, entity, taxYear: '2025-26', account: false }, writing),
  'returned-double': ofReturned({ role: 'duplicate' }),
  'returned-unfit': ofReturned({ role: 'mismatch', receipt: null }),
  'returned-part': ofReturned({ amount: paise(100_000) }),
  'returned-whole': ofReturned({ receipt: { number: 'D/26-27/000123', voided: true, anew: false } }),
  'taken-back-bounced': ofTakenBack('bounced'),
  'taken-back-mistake': ofTakenBack('mistake'),
  'taken-back-unmatched': ofTakenBack('unmatched'),
  'pay-link': (writing, { name, cause }) =>
    payLinkLetter(
      { id: 'sample', name, causeTitle: cause, amount: paise(50_100), lastDay: '2026-11-24' },
      writing,
    ),
  'membership-approved': ofPart('approved'),
  'membership-part': ofPart('part'),
  'membership-overdue': ofPart('overdue'),
  'membership-begun': ofMembership('begun'),
  'membership-lapsed': ofMembership('lapsed'),
  'membership-transferred': ofMembership('transferred'),
  'membership-ended': ofMembership('ended'),
  'monthly-gift': (writing, { name, cause }) =>
    monthlyDonationLetter(
      {
        ...{ name, causeId: 'sample', causeTitle: cause, amount: paise(50_000) },
        ...{ month: '2026-11-01', stopToken: 'sample' },
      },
      writing,
    ),
} satisfies Partial<Record<LetterKey, Sample>>;
