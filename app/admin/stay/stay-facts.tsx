import { Panel } from '#admin/frame/panel.tsx';
import { BillFacts } from '#admin/records/bill-facts.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { countNights } from '#core/stay/nights.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { billToCompany } from '#messages/admin/stay-company.ts';
import * as m from '#messages/admin/stays.ts';
import { idKinds } from '#messages/stay-booking.ts';

/** What is known of a stay. */
export function StayFacts({ stay }: { stay: StayView }) {
  const { guest, price } = stay;
  const papers = guest.idKind ? `${idKinds[guest.idKind]} ····${guest.idLast4}` : m.noPapers;
  const facts: [label: string, value: string | null][] = [
    [m.arrival, dayInWords(stay.arrival)],
    [m.departure, dayInWords(stay.departure)],
    [m.stay, m.nightsAndPeople(countNights(stay), stay.adults + stay.children)],
    [m.room, `${stay.kindTitle}${stay.roomNumbers.length > 0 ? `: ${stay.roomNumbers.join(', ')}` : ''}`],
    [m.extraBeds, stay.extraBeds > 0 ? String(stay.extraBeds) : null],
    [m.meals, stay.meals ? formatRupees(price.meals) : null],
    [m.freeNights, stay.freeNights > 0 ? String(stay.freeNights) : null],
    [m.price, formatRupees(price.total)],
    [m.gstOfIt, price.tax > 0 ? formatRupees(price.tax) : null],
    [m.paid, formatRupees(stay.paid)],
    [m.toPay, stay.toPay > 0 && stay.stage !== 'open' ? formatRupees(stay.toPay) : null],
    [m.paidTooMuch, stay.tooMuch > 0 ? formatRupees(stay.tooMuch) : null],
    [m.papers, papers],
    [billToCompany, guest.company && [guest.company.name, guest.company.gstin].filter(Boolean).join(', ')],
    [m.address, guest.address],
    [m.purpose, guest.purpose],
    [m.note, guest.note],
    [m.bookedBy, `${shortMoment(stay.createdAt)}, ${stay.byDesk ? m.byOffice : m.onSite}`],
  ];
  return (
    <Panel title={m.stay}>
      <dl className="admin-facts">
        <Fact label={m.guest}>{guest.name}</Fact>
        <Fact label={m.phone} num>
          <a href={`tel:${guest.phone}`} className="underline">
            {guest.phone}
          </a>
        </Fact>
        {guest.email && <Fact label={m.email}>{guest.email}</Fact>}
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Fact key={label} label={label} num>
              <span className="whitespace-pre-line">{value}</span>
            </Fact>
          ))}
        <BillFacts bills={stay.bills} />
      </dl>
    </Panel>
  );
}
