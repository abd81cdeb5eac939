import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { percent } from '#core/orders/bill-sheet.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { AdminTaxClass } from '#server/products/shop-rule-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import type { Tone } from '#ui/notice.tsx';

type Day = AdminTaxClass['days'][number];
const states: Record<Day['state'], { label: string; tone: Tone }> = {
  coming: { label: 'Coming', tone: 'wait' },
  'in-force': { label: 'In force', tone: 'good' },
  over: { label: 'Over', tone: 'info' },
};

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
              aria-label={`Take ${title} away`}
            >
              Take it away
            </Button>
          </Form>
        )
      }
    >
      {days.length === 0 && (
        <p className="muted">No rate yet: goods of this class cannot be sold. Add the one in force.</p>
      )}
      <ul className="admin-rows">
        {days.map((day) => (
          <li key={day.fromDay} className="row wrapx between">
            <span className="grid gap-1">
              <b>From {dayInWords(day.fromDay)}</b>
              {day.steps.map(({ above, rateBp, source }) => (
                <span key={above} className="sm">
                  <span className="num">{rateBp === 0 ? 'Nil' : percent(rateBp)}</span>
                  {above > 0 && ` for one piece above ${formatRupees(above, 'short')}`}
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
                    Take it back
                  </Button>
                </Form>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <details open={refused !== undefined}>
          <summary className="btn btn-outline btn-sm">Add a rate</summary>
          <Form method="post" noValidate className="admin-form mt-4">
            <FormError
              problems={summary.map(({ field: at, message }) => ({ field: at && `${id}.${at}`, message }))}
            />
            <input type="hidden" name="taxClass" value={id} />
            <FormVersion opened={field('version').defaultValue} />
            <div className="category-row">
              <TextInput {...own('fromDay')} label="From" type="date" min={today} />
              <TextInput {...own('percent')} label="Rate in %" inputMode="decimal" />
              <TextInput
                {...own('above')}
                label="For one piece above"
                prefix="₹"
                inputMode="decimal"
                hint="0: from the first rupee. First add that one."
              />
              <TextInput
                {...own('source')}
                label="Where it is written"
                hint="Notification 9/2025, schedule I"
                maxLength={200}
              />
            </div>
            <div>
              <Button size="sm" busy={adding && 'Saving…'}>
                Add the rate
              </Button>
            </div>
          </Form>
        </details>
      )}
    </Panel>
  );
}
