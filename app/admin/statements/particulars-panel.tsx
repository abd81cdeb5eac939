import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { StatementParticulars } from '#core/statements/statement-row.ts';
import * as m from '#messages/admin/statements.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

type ParticularsPanelProps = {
  current: StatementParticulars;
  version: number;
  missing: (keyof StatementParticulars)[];
  refused?: RefusedForm;
};

const names: Record<keyof StatementParticulars, string> = {
  sectionCode: m.sectionCodeName,
  urn: m.urnName,
  urnDate: m.urnDayName,
};

/**
 * The columns that are equal in every line. The site knows none of them but the registration that
 * its receipts name.
 */
export function ParticularsPanel({ current, version, missing, refused }: ParticularsPanelProps) {
  const { field } = fieldErrors(refused, { ...current, version: String(version) });
  return (
    <section className="panel admin-stack content-start" aria-labelledby="particulars">
      <h2 id="particulars">{m.inEveryLine}</h2>
      {missing.length > 0 && (
        <Notice tone="wait">{m.notKnownYet(missing.map((name) => names[name]).join(', '))}</Notice>
      )}
      <PanelForm intent="particulars" version={field('version').defaultValue}>
        <TextInput
          {...field('sectionCode')}
          label={m.sectionCode}
          maxLength={40}
          optional
          autoComplete="off"
        />
        <TextInput
          {...field('urn')}
          label={m.urn}
          hint={m.urnHint}
          maxLength={100}
          optional
          autoComplete="off"
        />
        <TextInput {...field('urnDate')} type="date" label={m.urnDay} optional />
      </PanelForm>
    </section>
  );
}
