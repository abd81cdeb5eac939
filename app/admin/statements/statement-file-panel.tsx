import { Form } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { statementColumns } from '#core/statements/statement-row.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';

/** The file holds every PAN in full, so it asks for a reason, as each look at a PAN does. */
export function StatementFilePanel({ lines, refused }: { lines: number; refused?: RefusedForm }) {
  const { field } = fieldErrors(refused);
  return (
    <section className="panel admin-stack content-start" aria-labelledby="file">
      <h2 id="file">The file</h2>
      {/* A file is no page: the browser requests it directly. */}
      <Form method="post" noValidate reloadDocument className="admin-stack">
        <input type="hidden" name="intent" value="export" />
        <TextArea
          {...field('reason')}
          label="Why do you need it?"
          rows={2}
          maxLength={300}
          hint="10 to 300 characters. The file holds every PAN in full; it is noted who took it, and why."
        />
        <div>
          <Button size="sm" disabledBecause={lines === 0 && 'There is no line yet.'}>
            Download the CSV
          </Button>
        </div>
      </Form>
      <details className="admin-fold">
        <summary>The columns</summary>
        <p className="sm">{statementColumns.join(', ')}</p>
        <p className="sm mt-2">
          The pre-acknowledgement number stays empty: the site does not know what the portal gives. Compare
          columns and words with the portal’s own template before you file.
        </p>
      </details>
    </section>
  );
}
