import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { StayView } from '#core/stay/stay-view.ts';
import * as m from '#messages/admin/stay-company.ts';
import { TextInput } from '#ui/forms/field.tsx';

type CompanyFoldProps = { stay: StayView; field: ReturnType<typeof fieldErrors>['field']; refused: boolean };

/** In whose name the bill will be written. */
export function CompanyFold({ stay: { guest }, field, refused }: CompanyFoldProps) {
  const now: Record<string, string> = {
    ...{ company: guest.company?.name ?? '', gstin: guest.company?.gstin ?? '' },
    address: guest.address ?? '',
  };
  const own = (name: 'company' | 'gstin' | 'address') => ({
    ...field(name),
    ...(!refused && { defaultValue: now[name] ?? '' }),
  });
  return (
    <details className="admin-fold" open={refused}>
      <summary>{m.billToCompany}</summary>
      <PanelForm intent="company">
        <div className="admin-pair">
          <TextInput {...own('company')} label={m.company} hint={m.emptyIsGuest} optional />
          <TextInput {...own('gstin')} label={m.gstin} optional autoComplete="off" spellCheck={false} />
        </div>
        <TextInput {...own('address')} label={m.companyAddress} hint={m.companyAddressHint} optional />
      </PanelForm>
    </details>
  );
}
