import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { formatRupees } from '#core/money/paise.ts';
import { isAskedByStranger } from '#core/payments/refund.ts';
import type { SeatDeskReturn } from '#core/seats/seat-view.ts';
import * as m from '#messages/admin/seats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

type SeatReturnProps = {
  back: SeatDeskReturn;
  /** Who looks: the same may not ask or confirm and hand over, nor pay himself. */
  me: string;
  ownMoney: boolean;
  mayWrite: boolean;
  mayRefund: boolean;
};

const tones = { asked: 'wait', declined: 'bad', handed: 'good' } as const;

/** Money that the desk is to hand back; what nobody of the staff asked for is confirmed first. */
export function SeatReturn({ back, me, ownMoney, mayWrite, mayRefund }: SeatReturnProps) {
  const { id, state, amount, reason, askedBy, confirmedBy } = back;
  const open = state === 'asked';
  const asker = confirmedBy ?? askedBy;
  const mine = asker === me;
  const unconfirmed = isAskedByStranger(asker);
  const confirms = unconfirmed && (mayWrite || mayRefund);
  const decides = mayRefund && !mine && !ownMoney;
  return (
    <Panel
      title={m.backAtDesk(formatRupees(amount))}
      aside={<Badge tone={tones[state]}>{m.returnStates[state]}</Badge>}
    >
      <p>{reason}</p>
      {open && unconfirmed && <p className="muted sm mt-4">{m.confirmNote}</p>}
      {open && (confirms || decides) && (
        <div className="row wrapx mt-4">
          {confirms && (
            <Form method="post">
              <Hidden intent="confirm-back" returnId={id} />
              <Button size="sm" look="strong">
                {m.confirmBack}
              </Button>
            </Form>
          )}
          {decides && !unconfirmed && <Handed id={id} />}
          {decides && (
            <Form method="post">
              <Hidden intent="decide-back" returnId={id} decision="declined" mode="" />
              <Button size="sm" look="outline">
                {m.decline}
              </Button>
            </Form>
          )}
        </div>
      )}
      {open && mine && <p className="muted sm mt-4">{m.elseMustAgree}</p>}
      {open && ownMoney && !mine && <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>}
    </Panel>
  );
}

function Handed({ id }: { id: string }) {
  return (['cash', 'upi'] as const).map((mode) => (
    <Form method="post" key={mode}>
      <Hidden intent="decide-back" returnId={id} decision="handed" mode={mode} />
      <Button size="sm" look={mode === 'cash' ? 'strong' : 'outline'}>
        {mode === 'cash' ? m.handedCash : m.handedUpi}
      </Button>
    </Form>
  ));
}

function Hidden(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
