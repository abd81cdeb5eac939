import { data, redirect } from 'react-router';
import type { Cause } from '#core/donations/cause.ts';
import { causeStatus } from '#core/donations/cause-status.ts';
import { sevaDays } from '#core/donations/seva-day.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/offerings.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { findDayTaken } from '#server/donations/hold-offerings.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/offering.route';
import { checkoutWay } from './giving/checkout-way.ts';
import { NothingOpen } from './giving/nothing-open.tsx';
import { OfferingForm, type OfferingRefusal, type OfferingTexts } from './giving/offering-form.tsx';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const [found, cause] = await Promise.all([getInfoPage(services, '/offeringpage'), offeringCause(services)]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    types: cause && causeStatus(cause, today) === 'live' ? cause.types : [],
    days: sevaDays(today),
    url: `${services.config.publicUrl}${plainHref('/offeringpage')}`,
  };
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, ['offering', 'sevaDate']);
  const cause = await offeringCause(services);
  const answer = checkoutWay(
    cause,
    [{ field: 'offering', typeId: typed.offering, ownAmount: null, quantity: '1' }],
    { typed: typed.sevaDate, needed: true },
    templeDay(services.clock()),
  );
  const problems = 'to' in answer ? await takenOn(services, cause, typed) : answer.problems;
  if ('to' in answer && problems.length === 0) throw redirect(answer.to, 303);
  const refusal: OfferingRefusal = { problems, typed };
  return data(refusal, { status: 422 });
}

/** Said here already where others give the offering on that day; the checkout holds it. */
async function takenOn(services: Services, cause: Cause | null, { offering, sevaDate }: OfferingTexts) {
  const type = cause?.types.find(({ id }) => id === offering);
  if (!cause || type?.perDay === undefined) return [];
  const { title, perDay } = type;
  const wanted = { causeId: cause.id, typeId: type.id, title, quantity: 1, perDay };
  const taken = await findDayTaken(services.db, wanted, { day: sevaDate, now: services.clock() });
  return (taken?.problems ?? []).map(({ field, code, values }) => ({
    ...{ field, message: donationMessage(code, values) },
  }));
}

async function offeringCause(services: Services): Promise<Cause | null> {
  return (await listCauses(services)).find(({ category }) => category === 'worship') ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Offering({ loaderData, actionData }: Route.ComponentProps) {
  const { types, days } = loaderData;
  const form =
    types.length === 0 ? (
      <NothingOpen words={m.noOfferings} />
    ) : (
      <OfferingForm types={types} days={days} refusal={actionData ?? null} />
    );
  return <InfoView {...loaderData} panel={form} />;
}
