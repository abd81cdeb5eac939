import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { statementDue } from '#core/time/tax-year.ts';
import * as m from '#messages/admin/statements.ts';
import type { NotedFiling } from '#server/statements/statement-queries.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { Sentence } from '#ui/sentence.tsx';

type FilingPanelProps = { taxYear: string; today: string; filings: NotedFiling[]; refused?: RefusedForm };

/** When it was filed, as accounts records it; filing again adds an entry. */
export function FilingPanel({ taxYear, today, filings, refused }: FilingPanelProps) {
  const { field } = fieldErrors(refused, { version: String(filings[0]?.version ?? 0) });
  const yearEnd = `${statementDue(taxYear).slice(0, 4)}-04-01`;
  return (
    <section className="panel admin-stack content-start" aria-labelledby="filed">
      <h2 id="filed">{m.filed}</h2>
      {filings.length > 0 && (
        <ul className="admin-rows">
          {filings.map((one) => (
            <li key={one.version}>
              <p>
                <Sentence
                  text={m.filedOnAs(dayInWords(one.filedOn), one.acknowledgement)}
                  parts={{
                    day: (words) => <b className="num">{words}</b>,
                    number: (words) => <b className="record-number">{words}</b>,
                  }}
                />
              </p>
              <p className="muted sm num">
                {m.linesNoted(one.lines, formatRupees(one.total), one.notedBy, shortMoment(one.notedAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {today < yearEnd ? (
        <p className="muted">{m.yearRunsNote}</p>
      ) : (
        <PanelForm
          intent="filed"
          version={field('version').defaultValue}
          save={filings.length === 0 ? m.noteFiled : m.noteFiledAgain}
        >
          <TextInput {...field('filedOn')} type="date" label={m.filedOn} min={yearEnd} max={today} />
          <TextInput
            {...field('acknowledgement')}
            label={m.acknowledgement}
            maxLength={40}
            autoComplete="off"
          />
        </PanelForm>
      )}
    </section>
  );
}
