import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees, rupeesText, zeroPaise } from '#core/money/paise.ts';
import type { SeatView } from '#core/seats/seat-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/seats.ts';
import { MoneyInput, Select, TextArea } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import { SeatReturn } from './seat-return.tsx';

type SeatDeskProps = {
  seat: SeatView;
  /** Its address, ahead of the links for the rest. */
  site: string;
  field: (name: string) => { name: string; defaultValue: string; error: string | null };
  /** The intent that was refused. */
  refused: string | null;
  /** Who looks: the same may not ask or confirm and hand over, nor pay himself. */
  me: string;
  ownMoney: boolean;
  mayWrite: boolean;
  mayRefund: boolean;
};

/** What waits to be handed back; what the desk took; what it can take, and a link for the rest. */
export function SeatDesk(props: SeatDeskProps) {
  const { seat, mayWrite } = props;
  const takes = mayWrite && seat.stage === 'booked' && seat.restOf === null && seat.toPay > zeroPaise;
  const gives = mayWrite && seat.returnable > zeroPaise;
  return (
    <>
      {seat.deskReturns.map((back) => (
        <SeatReturn key={back.id} back={back} {...props} />
      ))}
      {(takes || gives || seat.deskEntries.length > 0 || seat.rests.length > 0) && (
        <Panel title={m.moneyAtDesk}>
          <Entries seat={seat} site={props.site} />
          {takes && <TakeFolds key={`take ${seat.toPay}`} {...props} />}
          {gives && <AskFold key={`back ${seat.returnable}`} {...props} />}
        </Panel>
      )}
    </>
  );
}

function TakeFolds({ seat, field, refused }: SeatDeskProps) {
  const amount = field('amount');
  return (
    <>
      <details className="admin-fold" open={refused === null || refused === 'take'}>
        <summary>{m.takeMoney}</summary>
        <PanelForm intent="take" save={m.record}>
          <input type="hidden" name="due" value={seat.toPay} />
          <div className="admin-pair">
            <MoneyInput
              {...amount}
              defaultValue={amount.defaultValue || rupeesText(seat.toPay)}
              label={m.amount}
            />
            <Select
              {...field('mode')}
              label={m.how}
              options={[
                { value: 'cash', label: m.modes.cash },
                { value: 'upi', label: m.modes.upi },
              ]}
            />
          </div>
        </PanelForm>
      </details>
      <details className="admin-fold" open={refused === 'rest'}>
        <summary>{m.sendLink}</summary>
        <PanelForm intent="rest" save={m.makeLink}>
          <p className="sm muted">{m.linkNote(formatRupees(seat.toPay))}</p>
        </PanelForm>
      </details>
    </>
  );
}

function AskFold({ seat, field, refused }: SeatDeskProps) {
  const back = field('back');
  return (
    <details className="admin-fold" open={refused === 'ask-back'}>
      <summary>{m.askBack}</summary>
      <PanelForm intent="ask-back" save={m.askIt}>
        <p className="sm muted">{m.askBackNote(formatRupees(seat.returnable))}</p>
        <input type="hidden" name="most" value={seat.returnable} />
        <MoneyInput
          {...back}
          defaultValue={back.defaultValue || rupeesText(seat.returnable)}
          label={m.amount}
        />
        <TextArea {...field('why')} label={m.reason} rows={2} />
      </PanelForm>
    </details>
  );
}

function Entries({ seat: { deskEntries, rests }, site }: Pick<SeatDeskProps, 'seat' | 'site'>) {
  if (deskEntries.length === 0 && rests.length === 0) return null;
  return (
    <ul className="admin-rows mb-4 last:mb-0">
      {deskEntries.map(({ number, direction, mode, amount, day, by }) => (
        <li key={number} className="row between wrapx">
          <span>
            {m.entry[direction]}
            <span className="sm muted num block">
              {[dayInWords(day), m.modes[mode], m.receipt(number), by && m.takenBy(by)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <b className="num">{direction === 'out' ? m.minus(formatRupees(amount)) : formatRupees(amount)}</b>
        </li>
      ))}
      {rests.map(({ id, number, stage, total }) => (
        <li key={id} className="row between wrapx">
          <span>
            {m.restLink} <span className="num">{number}</span>
            <span className="sm muted block">{m.restStages[stage]}</span>
            {stage === 'open' && (
              <span className="sm num block break-all">
                {site}
                {plainHref('/seat/pay/:id', { id })}
              </span>
            )}
          </span>
          <b className="num">{formatRupees(total)}</b>
        </li>
      ))}
    </ul>
  );
}
