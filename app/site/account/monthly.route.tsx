import { data, redirect } from 'react-router';
import { indianDay } from '#core/donations/indian-time.ts';
import { accountMessageFor } from '#core/fields/messages-account.ts';
import { readVersion } from '#core/fields/version.ts';
import type { Devotee } from '#core/people/viewer.ts';
import { promiseFields, takesPromises, usualDay } from '#core/promises/read-promise.ts';
import { requireDevotee } from '#server/auth/viewer.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { intentOf, readFormText } from '#server/http/form-text.ts';
import { changePromise } from '#server/promises/change-promise.ts';
import { makePromise } from '#server/promises/make-promise.ts';
import { listPromisesOf } from '#server/promises/promise-queries.ts';
import { promiseIntents, steerPromise } from '#server/promises/steer-promise.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { wholeForm } from '#site/shared/form-state.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/monthly.route';
import { AccountHead } from './account-head.tsx';
import { HistoryTabs } from './history-tabs.tsx';
import { NewPromise } from './new-promise.tsx';
import { PromiseCard } from './promise-card.tsx';

/** One's own promises. `cause` and `amount` of the address fill the form: the circle and a paid gift lead here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const query = new URL(request.url).searchParams;
  const today = indianDay(services.clock());
  const promises = await listPromisesOf(services, devotee);
  const taken = new Set(promises.filter(({ state }) => state !== 'ended').map(({ causeId }) => causeId));
  const causes = (await listCauses(services)).filter((cause) => takesPromises(cause, today));
  const cause = query.get('cause') ?? '';
  return {
    promises,
    causes: causes.filter(({ id }) => !taken.has(id)).map(({ id, title }) => ({ value: id, label: title })),
    prefill: { cause, amount: (query.get('amount') ?? '').slice(0, 20), taken: taken.has(cause) },
    usualDay: usualDay(today),
    done: query.get('done'),
  };
}

const actionFields = ['intent', 'promiseId', 'version', ...promiseFields] as const;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const devotee = await requireDevotee(services, request);
  const form = await readFormText(request, actionFields);
  const { intent, promiseId, version: _, ...typed } = form;
  const outcome = await act(services, devotee, form);
  if (outcome.ok) throw redirect(`/donation-history/monthly?done=${intent}`, 303);
  const problems = 'problems' in outcome ? outcome.problems : wholeForm(outcome.code);
  return data({ intent, promiseId, problems, typed }, { status: 422 });
}

async function act(
  services: Services,
  devotee: Devotee,
  { intent, promiseId, version, ...typed }: Record<(typeof actionFields)[number], string>,
) {
  if (intent === 'make') return makePromise(services, devotee, typed);
  if (intent === 'change') {
    const { amount, day } = typed;
    return changePromise(services, devotee, { promiseId, version: readVersion(version), amount, day });
  }
  return steerPromise(services, devotee, promiseId, intentOf(intent, promiseIntents));
}

const doneWords: Record<string, string> = {
  make: 'Your promise is kept here. On its day we write you one letter.',
  change: 'The change is saved.',
  pause: 'The promise rests. No letter comes until you resume it.',
  resume: 'The promise goes on.',
  end: 'The promise has ended. Thank you for what you gave.',
};

export function meta() {
  return [{ title: 'Monthly promises' }, { name: 'robots', content: 'noindex' }];
}

export default function MonthlyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promises, done } = loaderData;
  const words = done && Object.hasOwn(doneWords, done) ? doneWords[done] : null;
  const refused = actionData?.intent === 'make' ? actionData : undefined;
  const unchanged = actionData?.intent === 'change' ? actionData : undefined;
  const folded = promises.length > 0 && !refused && loaderData.prefill.cause === '';
  const fresh = <NewPromise {...loaderData} refused={refused} folded={folded} />;
  const gone = actionData?.problems.find(({ code }) => code === 'promise-gone');
  return (
    <section className="section wrap own-pages">
      <AccountHead
        here="/donation-history"
        title="Monthly promises"
        lead="Nothing is taken from your account by itself. On the day you choose we write you one letter; whether you give is yours each month."
      />
      <HistoryTabs here="monthly" />
      {words && !actionData && <Notice tone="good">{words}</Notice>}
      {gone && <Notice tone="bad">{accountMessageFor(gone.code)}</Notice>}
      {!folded && fresh}
      {promises.length > 0 && (
        <ul className="promises">
          {promises.map((promise) => (
            <PromiseCard
              key={promise.id}
              promise={promise}
              refused={unchanged?.promiseId === promise.id ? unchanged : undefined}
            />
          ))}
        </ul>
      )}
      {folded && fresh}
    </section>
  );
}
