import type { CsrRules } from '#core/requests/csr-inquiry.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

type CsrFormProps = CsrRules & { chosen: string; refused: Refused | undefined };

type CsrInquiryProps = CsrFormProps & { sent: SentRequest | null };

/** The inquiry, beside a list of the next steps. */
export function CsrInquiry({ sent, ...form }: CsrInquiryProps) {
  return (
    <section id="inquiry" className="section" aria-labelledby="inquiry-title">
      <div className="wrap request-lay">
        <div className="panel">
          <h2 id="inquiry-title" className="text-h3">
            Give as a company
          </h2>
          {sent && <SentNotice sent={sent} />}
          <CsrForm {...form} />
        </div>
        <aside className="request-aside csr-steps" aria-labelledby="csr-steps">
          <h2 id="csr-steps" className="text-h4">
            What happens next
          </h2>
          <ol>
            <li>We call you and send the papers of the project.</li>
            <li>Both sides sign an agreement.</li>
            <li>The gift comes by bank transfer, never by card.</li>
            <li>You receive the report of its use.</li>
          </ol>
        </aside>
      </div>
    </section>
  );
}

/** The company's own data; registrations as printed on its papers. */
function CsrForm({ projects, years, chosen, refused }: CsrFormProps) {
  return (
    <RequestForm action={href('/csr')} label="CSR inquiry" refused={refused} submit="Send the inquiry">
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
              The temple may keep these details to answer us.{' '}
              <a href={href('/privacy-policy')}>Privacy Policy</a>
            </Checkbox>
          </>
        );
      }}
    </RequestForm>
  );
}
