import type { CsrRules } from '#core/requests/csr-inquiry.ts';
import type { Refused } from '#site/shared/form-state.ts';
import { RequestForm } from '#site/shared/requests/request-form.tsx';
import { SenderFields } from '#site/shared/requests/sender-fields.tsx';
import { Checkbox } from '#ui/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/field.tsx';

type CsrFormProps = CsrRules & { chosen: string; refused: Refused | undefined };

/** What a company says of itself; registrations as printed on its papers. */
export function CsrForm({ projects, years, chosen, refused }: CsrFormProps) {
  return (
    <RequestForm action="/csr/inquiry" label="CSR inquiry" refused={refused} submit="Send the inquiry">
      {(field) => {
        const consent = field('consent');
        const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
        return (
          <>
            <TextInput {...field('companyName')} label="Company" autoComplete="organization" />
            <div className="pair">
              <SenderFields field={field} nameLabel="Contact person" />
            </div>
            <div className="pair">
              <TextInput {...field('pan')} {...code} label="PAN of the company" className="both" />
              <TextInput {...field('cin')} {...code} label="CIN" optional hint="21 characters." />
              <TextInput {...field('gstin')} {...code} label="GSTIN" optional hint="15 characters." />
            </div>
            <Select
              {...field('projectId', chosen)}
              label="Project"
              placeholder="Choose a project"
              options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <div className="pair">
              <TextInput
                {...field('amount')}
                label="Amount you have in mind"
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                hint="From ₹10,000."
              />
              <Select
                {...field('financialYear', years[0])}
                label="Financial year"
                options={years.map((year) => ({ value: year, label: year }))}
              />
            </div>
            <TextArea {...field('message')} label="Message" optional rows={4} />
            <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
              The temple may keep these details to answer us. <a href="/privacy-policy">Privacy Policy</a>
            </Checkbox>
          </>
        );
      }}
    </RequestForm>
  );
}
