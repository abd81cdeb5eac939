import { Form } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { statementColumns } from '#core/statements/statement-row.ts';
import * as m from '#messages/admin/statements.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';

/** The file holds every PAN in full, so it asks for a reason, as each look at a PAN does. */
export function StatementFilePanel({ lines, refused }: { lines: number; refused?: RefusedForm }) {
  const { field } = fieldErrors(refused);
  return (
    <section className="panel admin-stack content-start" aria-labelledby="file">
      <h2 id="file">{m.file}</h2>
      {/* A file is no page: the browser requests it directly. */}
      <Form method="post" noValidate reloadDocument className="admin-stack">
        <input type="hidden" name="intent" value="export" />
        <TextArea {...field('reason')} label={m.whyNeeded} rows={2} maxLength={300} hint={m.whyNeededHint} />
        <div>
          <Button size="sm" disabledBecause={lines === 0 && m.noLine}>
            {m.downloadCsv}
          </Button>
        </div>
      </Form>
      <details className="admin-fold">
        <summary>{m.columns}</summary>
        <p lang="en" className="sm">
          {statementColumns.join(', ')}
        </p>
        <p className="sm mt-2">{m.columnsNote}</p>
      </details>
    </section>
  );
}
