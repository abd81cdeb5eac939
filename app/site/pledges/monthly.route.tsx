import { data, redirect } from 'react-router';
import { readVersion } from '#core/fields/version.ts';
import { accountMessageFor } from '#core/people/account-messages.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { pledgeFields, takesPledges, usualDay } from '#core/pledges/read-pledge.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/pledges.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { changePledge } from '#server/pledges/change-pledge.ts';
import { makePledge } from '#server/pledges/make-pledge.ts';
import { movePledge, pledgeIntents } from '#server/pledges/move-pledge.ts';
import { listPledgesOf } from '#server/pledges/pledge-queries.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { intentOf, readFormText } from '#server/web-request/form-text.ts';
import { AccountHead } from '#site/account/account-head.tsx';
import { HistoryTabs } from '#site/account/history-tabs.tsx';
import { wholeForm } from '#site/forms/form-state.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/monthly.route';
import { NewPledge } from './new-pledge.tsx';
import { PledgeCard } from './pledge-card.tsx';

/**
 * The Devotee's own pledges. `cause` and `amount` of the address fill the form: the donation circle
 * and a paid donation link here.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const query = new URL(request.url).searchParams;
  const today = templeDay(services.clock());
  const pledges = await listPledgesOf(services, devotee);
  const taken = new Set(pledges.filter(({ state }) => state !== 'ended').map(({ causeId }) => causeId));
  const causes = (await listCauses(services)).filter((cause) => takesPledges(cause, today));
  const cause = query.get('cause') ?? '';
  return {
    pledges,
    causes: causes.filter(({ id }) => !taken.has(id)).map(({ id, title }) => ({ value: id, label: title })),
    prefill: { cause, amount: (query.get('amount') ?? '').slice(0, 20), taken: taken.has(cause) },
    usualDay: usualDay(today),
    mailed: devotee.email !== null,
    done: query.get('done'),
  };
}

const actionFields = ['intent', 'pledgeId', 'version', ...pledgeFields] as const;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const form = await readFormText(request, actionFields);
  const { intent, pledgeId, version: _, ...typed } = form;
  const outcome = await act(services, devotee, form);
  if (outcome.ok) throw redirect(`${href('/donation-history/monthly')}?done=${intent}`, 303);
  const problems = 'problems' in outcome ? outcome.problems : wholeForm(outcome.code);
  return data({ intent, pledgeId, problems, typed }, { status: 422 });
}

async function act(
  services: Services,
  devotee: Devotee,
  { intent, pledgeId, version, ...typed }: Record<(typeof actionFields)[number], string>,
) {
  if (intent === 'make') return makePledge(services, devotee, typed);
  if (intent === 'change') {
    const { amount, day } = typed;
    return changePledge(services, devotee, { pledgeId, version: readVersion(version), amount, day });
  }
  return movePledge(services, devotee, pledgeId, intentOf(intent, pledgeIntents));
}

const doneWords: Record<string, string> = m.done;

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.monthlyPromises);
}

export default function MonthlyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pledges, done, mailed } = loaderData;
  const words = done && Object.hasOwn(doneWords, done) ? doneWords[done] : null;
  const refused = actionData?.intent === 'make' ? actionData : undefined;
  const unchanged = actionData?.intent === 'change' ? actionData : undefined;
  const folded = pledges.length > 0 && !refused && loaderData.prefill.cause === '';
  const fresh = mailed ? (
    <NewPledge {...loaderData} refused={refused} folded={folded} />
  ) : (
    <div className="panel own-panel">
      <Notice>{accountMessageFor('email-needed')}</Notice>
      <div>
        <ButtonLink to={href('/profile/email')}>{m.addEmail}</ButtonLink>
      </div>
    </div>
  );
  const missing = actionData?.problems.find(({ code }) => code === 'pledge-gone');
  return (
    <section className="section wrap own-pages">
      <AccountHead here="/donation-history" title={m.monthlyPromises} lead={m.takesNothing} />
      <HistoryTabs here="monthly" />
      {words && !actionData && <Notice tone="good">{words}</Notice>}
      {missing && <Notice tone="bad">{accountMessageFor(missing.code)}</Notice>}
      {!folded && fresh}
      {pledges.length > 0 && (
        <ul className="pledges">
          {pledges.map((pledge) => (
            <PledgeCard
              key={pledge.id}
              pledge={pledge}
              refused={unchanged?.pledgeId === pledge.id ? unchanged : undefined}
            />
          ))}
        </ul>
      )}
      {folded && fresh}
    </section>
  );
}
