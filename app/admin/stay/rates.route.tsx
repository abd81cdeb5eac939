import { data, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import { rateFields } from '#core/stay/read-rate.ts';
import { termFields } from '#core/stay/read-terms.ts';
import { firstTerms, termsOn } from '#core/stay/stay-terms.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/stays.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { listRoomTypes } from '#server/stay/room-queries.ts';
import { addRate, deleteRate, saveTerms } from '#server/stay/rules/save-rules.ts';
import { listRates, listTerms } from '#server/stay/rules/stay-rules.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/rates.route';
import './house.css';
import { RateForm } from './rate-form.tsx';
import { RateRows } from './rate-rows.tsx';
import { TermsForm } from './terms-form.tsx';

/** What rooms cost, and the terms: hours, ladder, taxes, meals, deposit. */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => {
  const today = templeDay(services.clock());
  const terms = await listTerms(services.db);
  return {
    kinds: (await listRoomTypes(services)).map(({ id, title }) => ({ value: id, label: title })),
    rates: (await listRates(services.db)).filter(({ to }) => to >= today),
    terms: termsOn(terms, today),
    later: terms.filter(({ from }) => from > today).map(({ from }) => from),
    today,
    mayWrite: mayDo(staff.roles, 'stays.rates'),
    done: url.searchParams.get('done'),
  };
});

type RuleSent = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    rate: on(addRate, ({ texts, all }: RuleSent) => [{ ...texts(rateFields), weekdays: all('weekdays') }]),
    'delete-rate': on(deleteRate, ({ text }: RuleSent) => [text('rateId')]),
    terms: on(saveTerms, ({ texts }: RuleSent) => [texts(termFields)]),
  },
  ({ intent, texts, all }: RuleSent, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/stays/rates')}?done=${intent}`, 303);
    const typed = { ...texts([...rateFields, ...termFields]), weekdays: all('weekdays').join(' ') };
    return data({ intent, problems: asProblems(outcome), typed }, { status: 422 });
  },
);

export const handle = { crumb: m.ratesScreen } satisfies AdminHandle;

export default function Rates({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, rates, terms, later, today, mayWrite, done } = loaderData;
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const lost = refused('delete-rate');
  const since = terms.from === firstTerms.from ? m.asBuiltIn : m.nowInForce(dayInWords(terms.from));
  return (
    <div className="admin-stack">
      <ScreenHead title={m.ratesScreen} />
      {!actionData && <DoneNotice done={done} words={m.done} />}
      {lost && <FormError problems={fieldErrors(lost).summary} />}
      <Panel title={m.rates}>
        <p className="muted sm">{m.ratesNote}</p>
        <RateRows rates={rates} kinds={kinds} mayWrite={mayWrite} />
      </Panel>
      {mayWrite && (
        <Panel title={m.newRate}>
          <RateForm key={rates.length} kinds={kinds} today={today} refused={refused('rate')} />
        </Panel>
      )}
      <Panel title={m.terms}>
        <p className="muted sm">{m.termsNote}</p>
        <p className="sm mt-4 mb-4">
          {[since, ...later.map((day) => m.thenFrom(dayInWords(day)))].join(' · ')}
        </p>
        <TermsForm
          key={terms.from}
          terms={terms}
          today={today}
          mayWrite={mayWrite}
          refused={refused('terms')}
        />
      </Panel>
    </div>
  );
}
