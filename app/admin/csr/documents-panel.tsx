import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/csr.ts';
import type { AgreementView } from '#server/csr/agreement-queries.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { PanelFields } from './received-panel.tsx';

type DocumentsPanelProps = { agreement: AgreementView; mayWrite: boolean; form: PanelFields };

/** The signed agreement and the proof of what was spent: for the office alone. */
export function DocumentsPanel({ agreement, mayWrite, form: { errorOf } }: DocumentsPanelProps) {
  const { id, documents, spendings } = agreement;
  const of = new Map(spendings.map((one) => [one.id, `${formatRupees(one.amount)}, ${one.purpose}`]));
  return (
    <Panel title={m.documents}>
      {documents.length === 0 && <p className="muted">{m.noDocument}</p>}
      <ul className="admin-rows">
        {documents.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            {mayWrite ? (
              <a
                href={href('/admin-dashboard/donation/csr/:id/papers/:paper', { id, paper: one.id })}
                className="underline"
              >
                {one.fileName}
              </a>
            ) : (
              one.fileName
            )}
            <span className="muted sm block">{of.get(one.spendingId ?? '') ?? m.ofAgreement}</span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Form method="post" encType="multipart/form-data" noValidate className="admin-stack">
          <input type="hidden" name="intent" value="document" />
          <Field name="file" label={m.file} error={errorOf('file')} hint={m.documentsNote}>
            {(control) => (
              <input {...control} type="file" accept="application/pdf,image/*" className="input" />
            )}
          </Field>
          <Select
            name="spendingId"
            label={m.proofOf}
            placeholder={m.ofAgreement}
            options={spendings
              .filter(({ withdrawn }) => withdrawn === null)
              .map((one) => ({ value: one.id, label: of.get(one.id) ?? '' }))}
            optional
          />
          <div>
            <Button look="outline" size="sm">
              {m.addFile}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}
