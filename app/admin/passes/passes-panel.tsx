import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { PassShown } from '#core/passes/pass-view.ts';
import { clockTime, dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/pass-booking.ts';
import { passStates } from '#messages/admin/pass-bookings.ts';
import type { BookingRecord } from '#server/passes/staff/booking-record.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import type { Tone } from '#ui/notice.tsx';
import './passes.css';

const tones: Record<PassShown['state'], Tone> = { held: 'wait', valid: 'good', used: 'info', void: 'bad' };

type PassesPanelProps = { booking: BookingRecord; mayVoid: boolean; refused: RefusedForm | undefined };

/** The passes of a booking; each can be voided while it lets in. */
export function PassesPanel({ booking, mayVoid, refused }: PassesPanelProps) {
  return (
    <Panel title={m.passes}>
      <ul className="admin-rows pass-rows">
        {booking.passes.map((pass) => (
          <PassRow
            key={pass.code}
            {...{ pass, mayVoid }}
            reason={booking.voidReasons[pass.code]}
            refused={refused?.typed.code === pass.code ? refused : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

type PassRowProps = {
  pass: PassShown;
  mayVoid: boolean;
  /** Why it is void. */
  reason: string | undefined;
  refused: RefusedForm | undefined;
};

function PassRow({ pass, mayVoid, reason, refused }: PassRowProps) {
  const { code, number, title, people, price, ofMember, from, until, gate, state } = pass;
  const { field } = fieldErrors(refused);
  const own = (name: string) => ({ ...field(name), id: `${name}.${code}` });
  const back = own('back');
  const time = `${dayInWords(templeDay(from))}, ${clockTime(from)} – ${clockTime(until)}`;
  return (
    <li className="grid gap-1">
      <div className="row wrapx between">
        <b className="wrap-anywhere">{title}</b>
        <Badge tone={tones[state]}>{passStates[state]}</Badge>
      </div>
      <p className="sm muted num">
        {[m.passNumber(number), m.forPeople(people), priceWords({ price, ofMember }), time, gate]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <p className="sm">{m.voidFor(storedWords(reason))}</p>}
      {mayVoid && (state === 'valid' || state === 'used') && (
        <details className="admin-fold" open={refused !== undefined}>
          <summary>{m.voided}</summary>
          <PanelForm intent="void" save={m.voidIt}>
            <p className="sm">{m.voidAsk}</p>
            <input type="hidden" name="code" value={code} />
            <TextInput {...own('reason')} label={m.reason} hint={m.reasonHint} maxLength={200} />
            {price > 0 && (
              <Checkbox
                name="back"
                id={back.id}
                error={back.error}
                defaultChecked={back.defaultValue === 'on'}
              >
                {m.giveBack(formatRupees(price, 'short'))}
              </Checkbox>
            )}
          </PanelForm>
        </details>
      )}
    </li>
  );
}

function priceWords({ price, ofMember }: Pick<PassShown, 'price' | 'ofMember'>): string {
  if (ofMember) return m.ofMembership;
  return price === 0 ? m.free : formatRupees(price, 'short');
}
