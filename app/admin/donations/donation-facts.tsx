import { modeWords } from '#admin/lists/ledger-table.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/donations.ts';
import type { DonationDetail } from '#server/donations/donation-detail-queries.ts';

const pathWords = { gupt: m.quietGiftWithName, named: m.inAName, tax: m.withTaxReceipt };
const citizenWords = { indian: m.indian, nri: m.indianAbroad, foreign: m.foreign };
const claimWords = { claimed: m.waitsToBeMatched, matched: m.matched, rejected: m.notFound };

/** The facts of a donation and its donor. The PAN is masked here as everywhere. */
export function DonationFacts({ donation }: { donation: DonationDetail }) {
  const { claim } = donation;
  const facts: [label: string, value: string | null][] = [
    [m.path, pathWords[donation.path]],
    [m.name, donation.donorName],
    [m.email, donation.email],
    [m.phone, donation.phone],
    [m.pan, donation.panMasked],
    [m.address, donation.address],
    [m.citizenship, citizenWords[donation.citizenship]],
    [m.inTheNameOf, donation.inNameOf],
    [m.occasion, donation.occasion],
    [m.message, donation.message],
    [m.forTheDay, donation.sevaOn && dayInWords(donation.sevaOn)],
    [m.begun, shortMoment(donation.createdAt)],
    [m.paid, donation.paidAt && shortMoment(donation.paidAt)],
    [m.mode, donation.mode && (modeWords[donation.mode] ?? donation.mode)],
    [m.receivedOn, donation.byHand && dayInWords(donation.byHand.givenOn)],
    [
      m.paper,
      donation.byHand && ([donation.byHand.paper, donation.byHand.bank].filter(Boolean).join(', ') || null),
    ],
    [m.chequeAccount, donation.byHand?.account ? `…${donation.byHand.account}` : null],
    [m.recordedBy, donation.byHand?.recordedBy ?? null],
    [m.claim, claim && `${claim.utr}, ${claimWords[claim.state]}`],
  ];
  const numbers: [label: string, value: string | null][] = [
    [m.gatewayOrder, donation.orderId],
    [m.ourNumber, donation.id],
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
