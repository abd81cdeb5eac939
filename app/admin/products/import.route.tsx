import { useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { largestProductFile, productColumns } from '#core/products/product-table.ts';
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

export const handle = { crumb: 'From and to a file' } satisfies AdminHandle;

export default function Import({ actionData }: Route.ComponentProps) {
  const sending = useNavigation().state === 'submitting';
  const refused = actionData !== undefined && actionData.problems.length > 0;
  // Shown before megabytes are sent for nothing; without script the server answers it.
  const [tooLarge, setTooLarge] = useState(false);
  return (
    <div className="admin-stack">
      <ScreenHead title="Products" />
      <ProductTabs here="import" />
      {actionData && <Outcome answer={actionData} />}
      <div className="admin-two">
        <section className="panel admin-form">
          <h2>From a file</h2>
          <Form
            method="post"
            encType="multipart/form-data"
            className="admin-stack"
            noValidate
            onSubmit={(event) => tooLarge && event.preventDefault()}
          >
            <Field
              name="file"
              label="CSV file"
              error={
                (tooLarge ? adminMessageFor('csv-large') : null) ||
                (refused ? 'This was not taken in: what to mend stands above.' : null)
              }
              hint="One row a variant, UTF-8, at most 200 KB. Take the file of this shop as a pattern."
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
              label="What to do"
              defaultValue="check"
              choices={[
                { value: 'check', label: 'Only check it' },
                { value: 'store', label: 'Check and store it' },
              ]}
            />
            <div>
              <Button busy={sending && 'Reading…'}>Read the file</Button>
            </div>
          </Form>
        </section>
        <section className="panel admin-form">
          <h2>To a file</h2>
          <p>
            All products with all variants, for a spreadsheet. What is on hand stands there for reading; stock
            changes only in its ledger.
          </p>
          <p>
            <a
              className="btn btn-outline btn-sm"
              href={href('/admin-dashboard/products/products.csv')}
              download
            >
              Download products.csv
            </a>
          </p>
          <details className="admin-fold">
            <summary>The columns</summary>
            <p className="sm break-all">{productColumns.join(', ')}</p>
            <p className="sm">
              Pictures: “shop-beads=What it shows | tulsi=What it shows”. Variants of a listed product that
              the file leaves out are no longer offered; products that it does not name stay as they are.
            </p>
          </details>
        </section>
      </div>
    </div>
  );
}

function Outcome({ answer: { stored, problems, made, changed } }: { answer: ImportAnswer }) {
  const words = `${made.length} new, ${changed.length} known`;
  if (problems.length === 0)
    return (
      <Notice tone={stored ? 'good' : 'info'}>
        {stored
          ? `Stored: ${words}.`
          : `The file is right: ${words}. Nothing is stored yet; choose “Check and store it”.`}
      </Notice>
    );
  return (
    <section className="panel admin-stack" aria-labelledby="import-problems">
      <h2 id="import-problems">
        {problems.length === 1 ? 'One place' : `${problems.length} places`} to mend. Nothing was stored.
      </h2>
      <div className="import-problems">
        <Table
          caption="What is wrong in the file"
          columns={[
            { label: 'Line', numeric: true, cell: ({ line }) => <span className="num">{line}</span> },
            { label: 'Column', cell: ({ field }) => field || <span className="faint">Whole row</span> },
            { label: 'What is wrong', cell: ({ code, values }) => adminMessageFor(code, values) },
          ]}
          rows={problems}
          rowKey={({ line, field, code }) => `${line} ${field} ${code}`}
        />
      </div>
    </section>
  );
}
