import { Form } from 'react-router';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { RefundDecision } from '#admin/records/refund-decision.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { refundAskerWords, refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { decline, requestAgain } from '#messages/admin/money.ts';
import * as m from '#messages/admin/pass-booking.ts';
import type { BookingRecord, PassCounterReturn } from '#server/passes/staff/booking-record.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/field.tsx';
import type { Tone } from '#ui/notice.tsx';
import { withCapital } from '#ui/with-capital.ts';

type MoneyBackProps = {
  booking: BookingRecord;
  mayRefund: boolean;
  mayWrite: boolean;
  /** The viewer: nobody agrees to what they asked for. */
  me: string;
  /** It would come to the viewer. */
  ownMoney: boolean;
  form: ReturnType<typeof fieldErrors>;
};

/** What goes back of a booking: over the gateway, or at the counter. */
export function MoneyBack({ booking: { refunds, returns }, ...viewer }: MoneyBackProps) {
  return (
    <>
      {refunds.map((refund) => {
        const { label, tone } = refundWords(refund.state, false);
        const { id, amount, reason, askedBy, again } = refund;
        return (
          <Panel key={id} title={m.refundOf(formatRupees(amount))} aside={<Badge tone={tone}>{label}</Badge>}>
            <p>
              {storedWords(reason)}
              <span className="sm faint block">{refundAskerWords(askedBy)}</span>
            </p>
            <RefundDecision {...viewer} refund={refund} again={again} mine={askedBy === viewer.me} />
          </Panel>
        );
      })}
      {returns.map((back) => (
        <CounterReturn key={back.id} back={back} {...viewer} />
      ))}
    </>
  );
}

const tones: Record<PassCounterReturn['state'], Tone> = { asked: 'wait', handed: 'good', declined: 'info' };

type CounterReturnProps = Omit<MoneyBackProps, 'booking'> & { back: PassCounterReturn };

function CounterReturn({ back, mayRefund, mayWrite, me, ownMoney, form: { field } }: CounterReturnProps) {
  const { id, number, amount, reason, state, askedBy, again } = back;
  const mine = askedBy === me;
  return (
    <Panel
      title={m.refundOf(formatRupees(amount))}
      aside={<Badge tone={tones[state]}>{m.returnStates[state]}</Badge>}
    >
      <p>
        {reason}
        <span className="sm faint block">{m.atCounter(number)}</span>
      </p>
      {state === 'asked' && mayRefund && !mine && !ownMoney && (
        <Form method="post" className="admin-form mt-4" noValidate>
          <input type="hidden" name="intent" value="counterReturn" />
          <input type="hidden" name="returnId" value={id} />
          <Select
            {...field('mode')}
            id={`mode.${id}`}
            label={m.how}
            options={counterModes.map((mode) => ({ value: mode, label: withCapital(m.modes[mode]) }))}
          />
          <div className="row wrapx">
            <Button size="sm" look="strong" name="decision" value="handed">
              {m.hand}
            </Button>
            <Button size="sm" look="outline" name="decision" value="declined">
              {decline}
            </Button>
          </div>
        </Form>
      )}
      {again && mayWrite && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="returnId" value={id} />
          <Button size="sm" look="outline" name="intent" value="counterReturnAgain">
            {requestAgain}
          </Button>
        </Form>
      )}
      {state === 'asked' && mine && <p className="muted sm mt-4">{m.elseMust}</p>}
      {state === 'asked' && ownMoney && !mine && (
        <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>
      )}
    </Panel>
  );
}
