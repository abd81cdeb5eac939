import { useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { largestProductFile, productColumns } from '#core/products/product-table.ts';
import * as m from '#messages/admin/products.ts';
import { does, forStaff, staffAction } from '#server/auth/staff-route.ts';
import { type ImportAnswer, importProducts } from '#server/products/import-products.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { Field } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Table } from '#ui/table/table.tsx';
import type { Route } from './+types/import.route';
import { ProductTabs } from './product-tabs.tsx';
import './products.css';

export const loader = forStaff('products.write', async () => {
  return null;
});

export const action = staffAction(
  does('products.write', async ({ services, staff, form, text }) => {
    const file = form.get('file');
    const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    return importProducts(services, staff, bytes, text('mode') === 'store');
  }),
  (_, answer) => {
    if ('code' in answer) throw new Response(null, { status: 403 });
    return data(answer, { status: answer.problems.length > 0 ? 422 : 200 });
  },
);

export const handle = { crumb: m.fromAndToFile } satisfies AdminHandle;

export default function Import({ actionData }: Route.ComponentProps) {
  const sending = useNavigation().state === 'submitting';
  const refused = actionData !== undefined && actionData.problems.length > 0;
  // Shown before megabytes are sent for nothing; without script the server answers it.
  const [tooLarge, setTooLarge] = useState(false);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.products} />
      <ProductTabs here="import" />
      {actionData && <Outcome answer={actionData} />}
      <div className="admin-two">
        <section className="panel admin-form">
          <h2>{m.fromFile}</h2>
          <Form
            method="post"
            encType="multipart/form-data"
            className="admin-stack"
            noValidate
            onSubmit={(event) => tooLarge && event.preventDefault()}
          >
            <Field
              name="file"
              label={m.csvFile}
              error={(tooLarge ? adminMessageFor('csv-large') : null) || (refused ? m.notTakenIn : null)}
              hint={m.csvHint}
            >
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,text/csv"
                  className="input"
                  onChange={({ currentTarget: { files } }) =>
                    setTooLarge((files?.[0]?.size ?? 0) > largestProductFile)
                  }
                />
              )}
            </Field>
            <RadioGroup
              name="mode"
              label={m.whatToDo}
              defaultValue="check"
              choices={[
                { value: 'check', label: m.onlyCheck },
                { value: 'store', label: m.checkAndStore },
              ]}
            />
            <div>
              <Button busy={sending && m.reading}>{m.readFile}</Button>
            </div>
          </Form>
        </section>
        <section className="panel admin-form">
          <h2>{m.toFile}</h2>
          <p>{m.toFileNote}</p>
          <p>
            <a
              className="btn btn-outline btn-sm"
              href={href('/admin-dashboard/products/products.csv')}
              download
            >
              {m.downloadFile}
            </a>
          </p>
          <details className="admin-fold">
            <summary>{m.theColumns}</summary>
            <p lang="en" className="sm break-all">
              {productColumns.join(', ')}
            </p>
            <p className="sm">{m.columnsNote}</p>
          </details>
        </section>
      </div>
    </div>
  );
}

function Outcome({ answer: { stored, problems, made, changed } }: { answer: ImportAnswer }) {
  const words = m.newAndKnown(made.length, changed.length);
  if (problems.length === 0)
    return <Notice tone={stored ? 'good' : 'info'}>{stored ? m.stored(words) : m.fileRight(words)}</Notice>;
  return (
    <section className="panel admin-stack" aria-labelledby="import-problems">
      <h2 id="import-problems">{m.placesToMend(problems.length)}</h2>
      <div className="import-problems">
        <Table
          caption={m.wrongInFile}
          columns={[
            { label: m.line, numeric: true, cell: ({ line }) => <span className="num">{line}</span> },
            { label: m.column, cell: ({ field }) => field || <span className="faint">{m.wholeRow}</span> },
            { label: m.whatIsWrong, cell: ({ code, values }) => adminMessageFor(code, values) },
          ]}
          rows={problems}
          rowKey={({ line, field, code }) => `${line} ${field} ${code}`}
        />
      </div>
    </section>
  );
}
