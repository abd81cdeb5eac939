import type { ReactNode } from 'react';
import { formatRupees } from '#core/money/paise.ts';
import type { PassBookingView, PassShown } from '#core/passes/pass-view.ts';
import { span } from '#core/time/date-words.ts';
import * as words from '#messages/booking.ts';
import { passes as ownPasses } from '#messages/order-history.ts';
import * as m from '#messages/passes.ts';
import { FactList } from '#site/checkout-parts/fact-list.tsx';

type Booked = Pick<PassBookingView, 'number' | 'event' | 'holder' | 'answers' | 'paid'> & {
  passes: Pick<PassShown, 'from' | 'until' | 'ofMember' | 'state'>[];
};

/** What is booked, when, and for whom; only its holder sees it. */
export function BookedCard({ booking, children }: { booking: Booked; children?: ReactNode }) {
  const { number, event, holder, answers, paid, passes } = booking;
  const [first] = passes;
  const ofMember = passes.filter((pass) => pass.ofMember && pass.state !== 'void').length;
  const facts: [string, string][] = [
    [m.event, event.title],
    ...(first ? [[m.when, span(first.from, first.until)] as [string, string]] : []),
    [m.where, event.location],
    [ownPasses, String(passes.length)],
    [m.name, holder.name],
    ...answers.map(({ label, text }): [string, string] => [label, text]),
    ...(ofMember > 0 ? [[m.freePasses, String(ofMember)] as [string, string]] : []),
    ...(paid > 0 ? [[words.paid, formatRupees(paid, 'short')] as [string, string]] : []),
  ];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="the-booking">
      <h2 id="the-booking" className="text-h3">
        {m.booking(number)}
      </h2>
      <FactList facts={facts} />
      {children}
    </section>
  );
}
