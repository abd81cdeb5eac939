import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/csr.ts';
import type { AgreementView } from '#server/csr/agreement-queries.ts';
import { MoneyInput, TextInput } from '#ui/forms/field.tsx';
import type { PanelFields } from './received-panel.tsx';

type SpentPanelProps = {
  agreement: AgreementView;
  isOpen: boolean;
  today: string;
  intentKey: string;
  form: PanelFields;
  withdrawing: PanelFields;
  /** The entry whose withdrawal was refused. */
  withdrawn: string | null;
};

/** What the company's money was spent on, entry by entry. */
export function SpentPanel(props: SpentPanelProps) {
  const { agreement, isOpen, today, intentKey, withdrawing, withdrawn } = props;
  const { spendings, agreedOn, received, spent } = agreement;
  const { field } = props.form;
  return (
    <Panel title={m.spent}>
      {spendings.length === 0 && <p className="muted">{m.nothingSpent}</p>}
      <ul className="admin-rows">
        {spendings.map((one) => (
          <li key={one.id}>
            <p className="wrap-anywhere">
              {one.withdrawn === null ? (
                <b className="num">{formatRupees(one.amount)}</b>
              ) : (
                <s className="num">{formatRupees(one.amount)}</s>
              )}{' '}
              {one.purpose}, <span className="num">{dayInWords(one.on)}</span>
            </p>
            {one.withdrawn !== null && <p className="muted sm">{m.withdrawnBecause(one.withdrawn)}</p>}
            {isOpen && one.withdrawn === null && (
              <details className="admin-fold" open={withdrawn === one.id}>
                <summary>{m.withdraw}</summary>
                <PanelForm intent="withdraw" save={m.takeOut}>
                  <input type="hidden" name="spendingId" value={one.id} />
                  <TextInput
                    {...withdrawing.field('reason')}
                    id={`reason.${one.id}`}
                    label={m.reason}
                    maxLength={200}
                  />
                </PanelForm>
              </details>
            )}
          </li>
        ))}
      </ul>
      {isOpen && received > spent && (
        <PanelForm intent="spend" save={m.record}>
          <p className="muted sm">{m.spentNote}</p>
          <input type="hidden" name="intentKey" value={field('intentKey').defaultValue || intentKey} />
          <div className="admin-pair">
            <MoneyInput {...field('amount')} label={m.amount} />
            <TextInput
              {...field('spentOn')}
              defaultValue={field('spentOn').defaultValue || today}
              label={m.spentOn}
              type="date"
              min={agreedOn}
              max={today}
            />
          </div>
          <TextInput {...field('purpose')} label={m.purpose} maxLength={200} />
        </PanelForm>
      )}
    </Panel>
  );
}
