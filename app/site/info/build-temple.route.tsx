import { data, redirect } from 'react-router';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/building.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { readForm } from '#server/web-request/form-text.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { causeView } from '#site/giving/cause-view.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/build-temple.route';
import { type BuildRefusal, readBuildForm } from './giving/build-form.ts';
import { BuildPage } from './giving/build-page.tsx';
import { checkoutWay, noDay } from './giving/checkout-way.ts';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [cause, { givingWords, givingSearch }] = await Promise.all([
    buildingCause(services),
    getTempleSettings(services),
  ]);
  return {
    words: givingWords.build,
    search: givingSearch.build,
    cause: cause && causeView(cause, templeDay(services.clock())),
    url: `${services.config.publicUrl}${plainHref('/temple-construction/donate')}`,
  };
}

/** Several parts of the temple and an own amount, as lines of one donation at our prices. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const cause = await buildingCause(services);
  const { wanted, typed } = readBuildForm(await readForm(request), cause?.types ?? []);
  const answer =
    wanted.length === 0
      ? { problems: [{ field: 'items', message: m.choosePart }] }
      : checkoutWay(cause, wanted, noDay, templeDay(services.clock()));
  if ('to' in answer) throw redirect(answer.to, 303);
  const refusal: BuildRefusal = { problems: answer.problems, typed };
  return data(refusal, { status: 422 });
}

async function buildingCause(services: Services) {
  return (await listCauses(services)).find(({ category }) => category === 'temple-construction') ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.search,
        url: loaderData.url,
      })
    : [];

export default function BuildTemple({ loaderData, actionData }: Route.ComponentProps) {
  return <BuildPage words={loaderData.words} cause={loaderData.cause} refusal={actionData ?? null} />;
}
