import { Form } from 'react-router';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import type { DeskReturn } from '#core/stay/desk-money.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stay-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { MoneyInput, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import type { FieldOf } from './desk-forms.tsx';

type DeskMoneyProps = {
  stay: StayView;
  today: string;
  field: FieldOf;
  /** The intent that was refused. */
  refused: string | null;
  /** Who looks: the same may not ask and agree, nor pay himself. */
  me: string;
  ownMoney: boolean;
  mayWrite: boolean;
  mayRefund: boolean;
};

/**
 * What waits to be handed back; then everything that moved at the desk, and what it can take and
 * give.
 */
export function DeskMoney(props: DeskMoneyProps) {
  const { stay, mayWrite } = props;
  const mayTake = mayWrite && isHere(props);
  const mayGive = mayWrite && (stay.deposit > 0 || stay.returnable > 0);
  return (
    <>
      {stay.deskReturns.map((back) => (
        <ReturnPanel key={back.id} back={back} {...props} />
      ))}
      {(mayTake || mayGive || stay.deskEntries.length > 0) && (
        <Panel title={m.moneyAtDesk}>
          <Entries stay={stay} />
          {(mayTake || mayGive) && <MoneyFolds {...props} />}
        </Panel>
      )}
    </>
  );
}

function isHere({ stay, today }: Pick<DeskMoneyProps, 'stay' | 'today'>): boolean {
  return stay.stage === 'in-house' || (stay.stage === 'booked' && stay.arrival <= today);
}

/** The deposit goes back when the guest leaves: then its form is open. */
function MoneyFolds(props: DeskMoneyProps) {
  const { stay, today, field, refused } = props;
  const leaves = !isHere(props) || stay.departure <= today;
  return (
    <div className="house-folds">
      {stay.deposit > 0 && (
        <details className="admin-fold" open={leaves || refused === 'deposit-back'}>
          <summary>{m.depositOf(formatRupees(stay.deposit))}</summary>
          <PanelForm intent="deposit-back" save={m.givenBack}>
            <input type="hidden" name="held" value={stay.deposit} />
            <div className="admin-pair">
              <Amount field={field('giveBack')} usual={stay.deposit} />
              <ModeSelect field={field('backMode')} />
            </div>
            <TextInput {...field('withheldFor')} label={m.withheldFor} hint={m.withheldForHint} />
          </PanelForm>
        </details>
      )}
      {isHere(props) && (
        <details className="admin-fold" open={refused === 'deposit'}>
          <summary>{m.takeDeposit}</summary>
          <PanelForm intent="deposit" save={m.record}>
            <p className="sm muted">{m.depositNote}</p>
            <input type="hidden" name="held" value={stay.deposit} />
            <div className="admin-pair">
              <MoneyInput {...field('deposit')} label={m.amount} />
              <ModeSelect field={field('depositMode')} />
            </div>
          </PanelForm>
        </details>
      )}
      {stay.returnable > 0 && (
        <details className="admin-fold" open={refused === 'ask-back'}>
          <summary>{m.askBack}</summary>
          <PanelForm intent="ask-back" save={m.askIt}>
            <p className="sm muted">{m.askBackNote(formatRupees(stay.returnable))}</p>
            <input type="hidden" name="most" value={stay.returnable} />
            <Amount field={field('back')} usual={stay.returnable} />
            <TextArea {...field('why')} label={m.reason} rows={2} />
          </PanelForm>
        </details>
      )}
    </div>
  );
}

type Field = ReturnType<FieldOf>;

function Amount({ field, usual }: { field: Field; usual: StayView['deposit'] }) {
  return <MoneyInput {...field} defaultValue={field.defaultValue || rupeesText(usual)} label={m.amount} />;
}

function ModeSelect({ field }: { field: Field }) {
  return (
    <Select
      {...field}
      label={m.how}
      options={[
        { value: 'cash', label: m.modes.cash },
        { value: 'upi', label: m.modes.upi },
      ]}
    />
  );
}

const tones = { asked: 'wait', approved: 'wait', declined: 'bad', handed: 'good' } as const;

function ReturnPanel({ back, me, ownMoney, mayWrite, mayRefund }: DeskMoneyProps & { back: DeskReturn }) {
  const { id, state, amount, reason, askedBy } = back;
  const mine = askedBy === me;
  const open = state === 'asked' || state === 'approved';
  const decides = open && mayRefund && !mine && !ownMoney;
  const hands = state === 'approved' && (mayWrite || mayRefund) && !ownMoney;
  return (
    <Panel
      title={m.backAtDesk(formatRupees(amount))}
      aside={<Badge tone={tones[state]}>{m.states[state]}</Badge>}
    >
      <p>{reason}</p>
      {(decides || hands) && (
        <div className="row wrapx mt-4">
          {hands && (
            <Form method="post" className="row wrapx">
              <input type="hidden" name="intent" value="hand-back" />
              <input type="hidden" name="returnId" value={id} />
              <Button name="handMode" value="cash" size="sm" look="strong">
                {m.handedCash}
              </Button>
              <Button name="handMode" value="upi" size="sm" look="outline">
                {m.handedUpi}
              </Button>
            </Form>
          )}
          {decides && (
            <Form method="post" className="row wrapx">
              <input type="hidden" name="intent" value="decide-back" />
              <input type="hidden" name="returnId" value={id} />
              {state === 'asked' && (
                <Button name="decision" value="approved" size="sm" look="strong">
                  {m.agree}
                </Button>
              )}
              <Button name="decision" value="declined" size="sm" look="outline">
                {m.decline}
              </Button>
            </Form>
          )}
        </div>
      )}
      {state === 'asked' && mine && <p className="muted sm mt-4">{m.elseMustAgree}</p>}
      {open && ownMoney && !(state === 'asked' && mine) && (
        <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>
      )}
    </Panel>
  );
}

function Entries({ stay: { deskEntries } }: { stay: StayView }) {
  if (deskEntries.length === 0) return null;
  return (
    <ul className="admin-rows mb-4 last:mb-0">
      {deskEntries.map(({ id, kind, direction, mode, amount, day, reason }) => (
        <li key={id} className="row between wrapx">
          <span>
            {m.entries[kind][direction]}
            <span className="sm muted num block">
              {dayInWords(day)}
              {direction !== 'kept' && ` · ${m.modes[mode]}`}
            </span>
            {reason && <span className="sm muted block">{reason}</span>}
          </span>
          <b className="num">{direction === 'out' ? m.minus(formatRupees(amount)) : formatRupees(amount)}</b>
        </li>
      ))}
    </ul>
  );
}
