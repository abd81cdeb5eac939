import { Form, Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/pass-booking.ts';
import type { BookingRecord } from '#server/passes/staff/booking-record.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type BookingFactsProps = {
  booking: BookingRecord;
  /** The page with the passes, as it is sent to the holder; null: it is not for this viewer. */
  link: string | null;
  mayWrite: boolean;
};

/** Who booked, what was answered, how it was paid. */
export function BookingFacts({ booking, link, mayWrite }: BookingFactsProps) {
  const { holder, answers, total, paid, counter, createdAt, personId, stage } = booking;
  const facts = [
    { label: m.phone, value: holder.phone },
    ...(holder.email ? [{ label: m.email, value: holder.email }] : []),
    { label: m.bookedAt, value: shortMoment(createdAt) },
    { label: m.price, value: total === 0 ? m.free : formatRupees(total, 'short') },
    ...(paid > 0 ? [{ label: m.paidOnline, value: formatRupees(paid, 'short') }] : []),
    ...(counter
      ? [{ label: m.paidAtCounter(m.modes[counter.mode]), value: formatRupees(counter.amount, 'short') }]
      : []),
    ...answers.map(({ label, text }) => ({ label, value: text })),
  ];
  return (
    <Panel title={m.holder}>
      <p className="font-semibold wrap-anywhere">
        {personId ? (
          <Link to={href('/admin-dashboard/people/:id', { id: personId })} className="underline">
            {holder.name}
          </Link>
        ) : (
          holder.name
        )}
      </p>
      <dl className="admin-facts mt-2">
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label} num>
            {value}
          </Fact>
        ))}
      </dl>
      {link && (
        <label className="sm block mt-4">
          {m.link} <input className="input" readOnly value={link} />
          <span className="muted block mt-2">{m.linkHint}</span>
        </label>
      )}
      {mayWrite && stage === 'confirmed' && holder.email !== null && (
        <Form method="post" className="mt-4">
          <Button size="sm" look="outline" name="intent" value="resend">
            {m.resend}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
