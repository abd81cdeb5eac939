import { data, redirect } from 'react-router';
import type { Cause } from '#core/donations/cause.ts';
import { causeStatus } from '#core/donations/cause-status.ts';
import { indianDay } from '#core/donations/indian-time.ts';
import { sevaDays } from '#core/donations/seva-day.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { readFormText } from '#server/http/form-text.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { type Services, servicesContext } from '#server/services.ts';
import type { Route } from './+types/food-donation.route';
import { checkoutWay } from './giving/checkout-way.ts';
import { NothingOpen } from './giving/nothing-open.tsx';
import { PlatesForm, type PlatesRefusal } from './giving/plates-form.tsx';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

/** The kind of gift that is counted in plates. */
const plate = 'plate';

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const today = indianDay(services.clock());
  const [found, cause] = await Promise.all([getInfoPage(services, '/fooddonation'), plateCause(services)]);
  const open = cause && causeStatus(cause, today) === 'live';
  return {
    ...found,
    extras: await getInfoExtras(services, found.page.parts),
    price: (open && cause.types.find(({ id }) => id === plate)?.amount) || null,
    days: sevaDays(today),
    url: `${services.config.publicUrl}/fooddonation`,
  };
}

/** Plates times our price: only the number and the day are read. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, ['plates', 'ownPlates', 'sevaDate']);
  const quantity = typed.plates === 'own' ? typed.ownPlates : typed.plates;
  const answer = checkoutWay(
    await plateCause(services),
    [{ field: 'ownPlates', typeId: plate, ownAmount: null, quantity }],
    { typed: typed.sevaDate, needed: false },
    indianDay(services.clock()),
  );
  if ('to' in answer) throw redirect(answer.to, 303);
  const refusal: PlatesRefusal = { problems: answer.problems, typed };
  return data(refusal, { status: 422 });
}

async function plateCause(services: Services): Promise<Cause | null> {
  const causes = await listCauses(services);
  return (
    causes.find(({ category, types }) => category === 'food' && types.some(({ id }) => id === plate)) ?? null
  );
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function FoodDonation({ loaderData, actionData }: Route.ComponentProps) {
  const { page, near, extras, price, days } = loaderData;
  const form =
    price === null ? (
      <NothingOpen words="Plates cannot be given at the moment." />
    ) : (
      <PlatesForm price={price} days={days} refusal={actionData ?? null} />
    );
  return <InfoView page={page} near={near} extras={extras} panel={form} />;
}
