import { data, redirect } from 'react-router';
import { platePrice, usualPlates } from '#core/donations/plates.ts';
import { sevaDays } from '#core/donations/seva-day.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/offerings.ts';
import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { findPlateCause } from '#server/donations/find-plate-cause.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/food-donation.route';
import { NothingOpen } from './giving/nothing-open.tsx';
import { PlatesForm, type PlatesRefusal } from './giving/plates-form.tsx';
import { platesFields, platesTexts, platesWay } from './giving/plates-way.ts';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const [found, cause] = await Promise.all([
    getInfoPage(services, '/fooddonation'),
    findPlateCause(services),
  ]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    price: platePrice(cause, today),
    days: sevaDays(today),
    url: `${services.config.publicUrl}${plainHref('/fooddonation')}`,
  };
}

/** Plates times our price: only the number and the day are read. */
export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const typed = await readFormText(request, platesFields);
  const answer = platesWay(await findPlateCause(services), typed, templeDay(services.clock()));
  if ('to' in answer) throw redirect(answer.to, 303);
  const refusal: PlatesRefusal = { problems: answer.problems, typed };
  return data(refusal, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function FoodDonation({ loaderData, actionData }: Route.ComponentProps) {
  const { price, days } = loaderData;
  const form =
    price === null ? (
      <NothingOpen words={m.noPlates} />
    ) : (
      <PlatesForm
        action={plainHref('/fooddonation')}
        price={price}
        days={days}
        {...(actionData ?? { typed: platesTexts(usualPlates) })}
      />
    );
  return <InfoView {...loaderData} panel={form} />;
}
