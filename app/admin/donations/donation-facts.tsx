import { modeWords } from '#admin/lists/ledger-table.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';

const pathWords = { gupt: 'Quiet gift (gupt daan)', named: 'In a name', tax: 'With tax receipt' };
const citizenWords = { indian: 'Indian', nri: 'Indian, abroad', foreign: 'Foreign' };
const claimWords = { claimed: 'waits to be matched', matched: 'matched', rejected: 'not found' };

/** The facts of a donation and its donor. The PAN is masked here as everywhere. */
export function DonationFacts({ donation }: { donation: DonationDetail }) {
  const { claim } = donation;
  const facts: [label: string, value: string | null][] = [
    ['Path', pathWords[donation.path]],
    ['Name', donation.donorName],
    ['E-mail', donation.email],
    ['Phone', donation.phone],
    ['PAN', donation.panMasked],
    ['Address', donation.address],
    ['Citizenship', citizenWords[donation.citizenship]],
    ['In the name of', donation.inNameOf],
    ['Occasion', donation.occasion],
    ['Message', donation.message],
    ['For the day', donation.sevaOn && dayInWords(donation.sevaOn)],
    ['Begun', shortMoment(donation.createdAt)],
    ['Paid', donation.paidAt && shortMoment(donation.paidAt)],
    ['Mode', donation.mode && (modeWords[donation.mode] ?? donation.mode)],
    ['Received on', donation.byHand && dayInWords(donation.byHand.givenOn)],
    [
      'Paper',
      donation.byHand && ([donation.byHand.paper, donation.byHand.bank].filter(Boolean).join(', ') || null),
    ],
    ['Account of the cheque', donation.byHand?.account ? `…${donation.byHand.account}` : null],
    ['Recorded by', donation.byHand?.recordedBy ?? null],
    ['Claim', claim && `${claim.utr}, ${claimWords[claim.state]}`],
  ];
  const numbers: [label: string, value: string | null][] = [
    ['Order at the gateway', donation.orderId],
    ['Our number', donation.id],
  ];
  return (
    <dl className="admin-facts">
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
