import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import { percent } from '#core/orders/bill-sheet.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/products.ts';
import type { AdminTaxClass } from '#server/products/shop-rule-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { MoneyInput, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import type { Tone } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';

type Day = AdminTaxClass['days'][number];
const states: Record<Day['state'], { label: string; tone: Tone }> = {
  coming: { label: m.rateComing, tone: 'wait' },
  'in-force': { label: m.rateInForce, tone: 'good' },
  over: { label: m.rateOver, tone: 'info' },
};

function rateWords(rateBp: number, above: Paise): string {
  const rate = rateBp === 0 ? m.nil : percent(rateBp);
  return above > 0 ? m.rateAbove(rate, formatRupees(above, 'short')) : m.rate(rate);
}

type TaxClassPanelProps = {
  taxClass: AdminTaxClass;
  today: string;
  mayWrite: boolean;
  /** A refused rate. */
  refused?: RefusedForm;
};

/** One class of goods with its rates by day, and the form for the next. */
export function TaxClassPanel({ taxClass, today, mayWrite, refused }: TaxClassPanelProps) {
  const { id, title, version, days } = taxClass;
  const sent = useNavigation().formData;
  const adding = sent?.get('taxClass') === id && !sent.has('intent');
  const { field, summary } = fieldErrors(refused, { version: String(version), above: '0' });
  const own = (name: string) => ({ ...field(name), id: `${id}.${name}` });
  return (
    <Panel
      className="admin-stack"
      title={title}
      aside={
        mayWrite &&
        days.length === 0 && (
          <Form method="post">
            <input type="hidden" name="taxClass" value={id} />
            <Button
              size="sm"
              look="quiet"
              name="intent"
              value="remove-class"
              aria-label={m.takeAwayOf(title)}
            >
              {m.takeAway}
            </Button>
          </Form>
        )
      }
    >
      {days.length === 0 && <p className="muted">{m.noRateYet}</p>}
      <ul className="admin-rows">
        {days.map((day) => (
          <li key={day.fromDay} className="row wrapx between">
            <span className="grid gap-1">
              <b>{m.fromDay(dayInWords(day.fromDay))}</b>
              {day.steps.map(({ above, rateBp, source }) => (
                <span key={above} className="sm">
                  <Sentence
                    text={rateWords(rateBp, above)}
                    parts={{ num: (words) => <span className="num">{words}</span> }}
                  />
                  {source && <span className="faint block">{source}</span>}
                </span>
              ))}
            </span>
            <span className="row wrapx">
              <Badge tone={states[day.state].tone}>{states[day.state].label}</Badge>
              {mayWrite && day.state === 'coming' && (
                <Form method="post">
                  <input type="hidden" name="taxClass" value={id} />
                  <input type="hidden" name="fromDay" value={day.fromDay} />
                  <Button size="sm" look="outline" name="intent" value="withdraw">
                    {m.takeBack}
                  </Button>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <details open={refused !== undefined}>
          <summary className="btn btn-outline btn-sm">{m.addRate}</summary>
          <Form method="post" noValidate className="admin-form mt-4">
            <FormError
              problems={summary.map(({ field: at, message }) => ({ field: at && `${id}.${at}`, message }))}
            />
            <input type="hidden" name="taxClass" value={id} />
            <FormVersion opened={field('version').defaultValue} />
            <div className="category-row">
              <TextInput {...own('fromDay')} label={m.from} type="date" min={today} />
              <TextInput {...own('percent')} label={m.rateInPercent} inputMode="decimal" />
              <MoneyInput {...own('above')} label={m.forPieceAbove} hint={m.forPieceAboveHint} />
              <TextInput
                {...own('source')}
                label={m.whereWritten}
                hint={m.whereWrittenExample}
                maxLength={200}
              />
            </div>
            <div>
              <Button size="sm" busy={adding && m.saving}>
                {m.addTheRate}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  );
}
