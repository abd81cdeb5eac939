import { Link } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { clockTime, dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { passNumber } from '#messages/admin/pass-booking.ts';
import * as m from '#messages/admin/pass-doubles.ts';
import type { PassDouble } from '#server/passes/gate/double-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type DoubleRowProps = {
  row: PassDouble;
  eventId: string;
  mayWrite: boolean;
  refused: RefusedForm | undefined;
};

/** A pass that came in twice: whose it is, where and when, and what was found out. */
export function DoubleRow({ row, eventId, mayWrite, refused }: DoubleRowProps) {
  const { code, number, title, over, booking, entries, upTo, isOpen, notes } = row;
  const { field } = fieldErrors(refused);
  return (
    <li className="grid gap-2">
      <div className="row wrapx between">
        <b className="wrap-anywhere">{`${title}, ${passNumber(number)}`}</b>
        <span className="row wrapx">
          <span className="num">{m.over(over)}</span>
          <Badge tone={isOpen ? 'wait' : 'good'}>{isOpen ? m.open : m.resolved}</Badge>
        </span>
      </div>
      <p className="sm">
        <Link
          className="quiet-link"
          to={href('/admin-dashboard/passes/:id/bookings/:booking', { id: eventId, booking: booking.id })}
        >
          {m.booking(booking.number)}
        </Link>
        {` · ${booking.holder} · `}
        <span className="num">{booking.phone}</span>
      </p>
      <ol className="sm">
        {entries.map(({ gate, phone, at, offline }) => (
          <li key={`${phone} ${at.getTime()}`} className="num">
            {[
              `${dayInWords(templeDay(at))}, ${clockTime(at)}`,
              gate,
              phone,
              ...(offline ? [m.withoutLine] : []),
            ].join(' · ')}
          </li>
        ))}
      </ol>
      {notes.map(({ note, at }) => (
        <p key={at.getTime()} className="sm muted wrap-anywhere">
          {`${dayInWords(templeDay(at))}: ${note}`}
        </p>
      ))}
      {isOpen && mayWrite && (
        <PanelForm intent="note" save={m.resolve}>
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="upTo" value={upTo} />
          <TextInput
            {...field('note')}
            id={`note.${code}`}
            label={m.note}
            hint={m.noteHint}
            maxLength={300}
          />
        </PanelForm>
      )}
    </li>
  );
}
