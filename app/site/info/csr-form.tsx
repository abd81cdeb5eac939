import type { CsrRules } from '#core/requests/csr-inquiry.ts';
import * as m from '#messages/csr.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { SentNotice, type SentRequest } from '#site/forms/sent-notice.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { MoneyInput, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';

type CsrFormProps = CsrRules & { chosen: string; refused: Refused | undefined };

type CsrInquiryProps = CsrFormProps & { sent: SentRequest | null };

/** The inquiry, beside a list of the next steps. */
export function CsrInquiry({ sent, ...form }: CsrInquiryProps) {
  return (
    <section id="inquiry" className="section" aria-labelledby="inquiry-title">
      <div className="wrap request-lay">
        <div className="panel">
          <h2 id="inquiry-title" className="text-h3">
            {m.giveAsCompany}
          </h2>
          {sent && <SentNotice sent={sent} />}
          <CsrForm {...form} />
        </div>
        <aside className="request-aside csr-steps" aria-labelledby="csr-steps">
          <h2 id="csr-steps" className="text-h4">
            {m.whatHappensNext}
          </h2>
          <ol>
            <li>{m.weCall}</li>
            <li>{m.bothSign}</li>
            <li>{m.byTransfer}</li>
            <li>{m.youGetReport}</li>
          </ol>
        </aside>
      </div>
    </section>
  );
}

/** The company's own data; registrations as printed on its papers. */
function CsrForm({ projects, years, chosen, refused }: CsrFormProps) {
  return (
    <RequestForm action={plainHref('/csr')} label={m.inquiry} refused={refused} submit={m.sendInquiry}>
      {(field) => {
        const consent = field('consent');
        const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
        return (
          <>
            <TextInput {...field('companyName')} label={m.company} autoComplete="organization" />
            <div className="pair">
              <SenderFields field={field} nameLabel={m.contactPerson} />
            </div>
            <div className="pair">
              <TextInput {...field('pan')} {...code} label={m.panOfCompany} className="both" />
              <TextInput {...field('cin')} {...code} label={m.cin} optional hint={m.cinHint} />
              <TextInput {...field('gstin')} {...code} label={m.gstin} optional hint={m.gstinHint} />
            </div>
            <Select
              {...field('projectId', chosen)}
              label={m.project}
              placeholder={m.chooseProject}
              options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <div className="pair">
              <MoneyInput {...field('amount')} label={m.amount} hint={m.amountHint} />
              <Select
                {...field('financialYear', years[0])}
                label={m.financialYear}
                options={years.map((year) => ({ value: year, label: year }))}
              />
            </div>
            <TextArea {...field('message')} label={m.message} optional rows={4} />
            <Checkbox name="consent" defaultChecked={consent.defaultValue === 'on'} error={consent.error}>
              <Sentence
                text={m.consent}
                parts={{ privacy: (words) => <a href={plainHref('/privacy-policy')}>{words}</a> }}
              />
            </Checkbox>
          </>
        );
      }}
    </RequestForm>
  );
}
