import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { StatementParticulars } from '#core/statements/statement-row.ts';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

type ParticularsPanelProps = {
  current: StatementParticulars;
  version: number;
  missing: (keyof StatementParticulars)[];
  refused?: RefusedForm;
};

const names: Record<keyof StatementParticulars, string> = {
  sectionCode: 'section code',
  urn: 'registration number (URN)',
  urnDate: 'day of the registration',
};

/**
 * The columns that are equal in every line. The site knows none of them but the registration that
 * its receipts name.
 */
export function ParticularsPanel({ current, version, missing, refused }: ParticularsPanelProps) {
  const { field } = fieldErrors(refused, { ...current, version: String(version) });
  return (
    <section className="panel admin-stack content-start" aria-labelledby="particulars">
      <h2 id="particulars">In every line</h2>
      {missing.length > 0 && (
        <Notice tone="wait">
          Not known yet: {missing.map((name) => names[name]).join(', ')}. Take it from the registration order
          and from the portal’s own list.
        </Notice>
      )}
      <PanelForm intent="particulars" version={field('version').defaultValue}>
        <TextInput
          {...field('sectionCode')}
          label="Section code"
          maxLength={40}
          optional
          autoComplete="off"
        />
        <TextInput
          {...field('urn')}
          label="Registration number (URN)"
          hint="At most 100 characters."
          maxLength={100}
          optional
          autoComplete="off"
        />
        <TextInput {...field('urnDate')} type="date" label="Day of the registration" optional />
      </PanelForm>
    </section>
  );
}
