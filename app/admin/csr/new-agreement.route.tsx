import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { agreementFields, agreementYears } from '#core/csr/agreement.ts';
import { rupeesText } from '#core/money/paise.ts';
import { needsNewKey } from '#core/purchases/intent-key.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/csr.ts';
import { forStaff, on, type StaffCall, staffAction } from '#server/auth/staff-route.ts';
import { listCsrProjects } from '#server/content/csr-projects-queries.ts';
import { createAgreement } from '#server/csr/create-agreement.ts';
import { findInboxRequest } from '#server/requests/inbox-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/new-agreement.route';
import { AgreementForm } from './agreement-form.tsx';

/** `?request=`: the company's inquiry that it comes from. */
export const loader = forStaff('donations.record', async (call) => {
  const { services } = call;
  const projects = await listCsrProjects(services);
  const today = templeDay(services.clock());
  return {
    current: {
      ...{ company: '', projectId: '', financialYear: taxYearOf(today), agreed: '', requestId: '' },
      ...(await inquiryOf(call)),
      ...{ agreedOn: today, intentKey: services.ids('office') },
    },
    projects: projects.map(({ id, title }) => ({ value: id, label: title })),
    years: agreementYears(today).map((year) => ({ value: year, label: year })),
    today,
  };
});

async function inquiryOf({ url, services, staff }: StaffCall): Promise<Record<string, string>> {
  const id = url.searchParams.get('request');
  const found = id === null ? null : await findInboxRequest(services, staff, id);
  if (found?.kind !== 'csr-inquiry') return {};
  const { company, projectId, financialYear, amount } = found.details;
  return { requestId: found.id, company, projectId, financialYear, agreed: rupeesText(amount) };
}

export const action = staffAction(
  on(createAgreement, ({ texts }) => [texts(agreementFields)]),
  ({ services, texts }, made) => {
    if (made.ok) {
      throw redirect(`${href('/admin-dashboard/donation/csr/:id', { id: made.value.id })}?done=made`);
    }
    const typed = texts(agreementFields);
    const problems = asProblems(made);
    if (needsNewKey(problems)) typed.intentKey = services.ids('office');
    return data({ problems, typed }, { status: 422 });
  },
);

export const handle = { crumb: m.newAgreement } satisfies AdminHandle;

export default function NewAgreement({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.newAgreement} note={m.newAgreementNote} />
      {loaderData.projects.length === 0 ? (
        <Notice tone="wait">
          <Sentence
            text={m.noProject}
            parts={{ link: (words) => <Link to={href('/admin-dashboard/csrdonation')}>{words}</Link> }}
          />
        </Notice>
      ) : (
        <AgreementForm {...loaderData} refused={actionData} />
      )}
    </div>
  );
}
