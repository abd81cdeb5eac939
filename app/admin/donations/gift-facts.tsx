import { Fact } from '#admin/shared/fact.tsx';
import { modeWords } from '#admin/shared/ledger-table.tsx';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { RecordNumber } from '#admin/shared/record-number.tsx';
import { dayInWords } from '#core/content/date-words.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';

const pathWords = { gupt: 'Quiet gift (gupt daan)', named: 'In a name', tax: 'With tax receipt' };
const citizenWords = { indian: 'Indian', nri: 'Indian, abroad', foreign: 'Foreign' };
const claimWords = { claimed: 'waits to be matched', matched: 'matched', rejected: 'not found' };

/** What is known of a gift and its giver. The PAN is masked here as everywhere. */
export function GiftFacts({ gift }: { gift: DonationDetail }) {
  const { claim } = gift;
  const facts: [label: string, value: string | null][] = [
    ['Path', pathWords[gift.path]],
    ['Name', gift.donorName],
    ['E-mail', gift.email],
    ['Phone', gift.phone],
    ['PAN', gift.panMasked],
    ['Address', gift.address],
    ['Citizenship', citizenWords[gift.citizenship]],
    ['In the name of', gift.inNameOf],
    ['Occasion', gift.occasion],
    ['Message', gift.message],
    ['For the day', gift.sevaOn && dayInWords(gift.sevaOn)],
    ['Begun', shortMoment(gift.createdAt)],
    ['Paid', gift.paidAt && shortMoment(gift.paidAt)],
    ['Mode', gift.mode && (modeWords[gift.mode] ?? gift.mode)],
    ['Received on', gift.byHand && dayInWords(gift.byHand.givenOn)],
    ['Paper', gift.byHand && ([gift.byHand.paper, gift.byHand.bank].filter(Boolean).join(', ') || null)],
    ['Account of the cheque', gift.byHand?.account ? `…${gift.byHand.account}` : null],
    ['Recorded by', gift.byHand?.recordedBy ?? null],
    ['Claim', claim && `${claim.utr}, ${claimWords[claim.state]}`],
  ];
  const numbers: [label: string, value: string | null][] = [
    ['Order at the gateway', gift.orderId],
    ['Our number', gift.id],
  ];
  return (
    <dl className="office-facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      {numbers.map(
        ([label, value]) =>
          value && (
            <Fact key={label} label={label}>
              <RecordNumber>{value}</RecordNumber>
            </Fact>
          ),
      )}
    </dl>
  );
}
