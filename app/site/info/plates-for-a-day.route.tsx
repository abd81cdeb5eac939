import { data, redirect } from 'react-router';
import { dedicationQuery, readDedication, readOccasion } from '#core/donations/dedication.ts';
import { platePrice, usualPlates } from '#core/donations/plates.ts';
import { readQuantity } from '#core/donations/price-line.ts';
import { sevaDays } from '#core/donations/seva-day.ts';
import { readName } from '#core/fields/name.ts';
import type { Outcome } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/offerings.ts';
import { findPlateCause } from '#server/donations/find-plate-cause.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { OccasionFields } from '#site/giving/occasion-fields.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Route } from './+types/plates-for-a-day.route';
import type { FieldProblem } from './giving/checkout-way.ts';
import { NothingOpen } from './giving/nothing-open.tsx';
import { PlatesForm } from './giving/plates-form.tsx';
import { platesFields, platesTexts, platesWay } from './giving/plates-way.ts';

/**
 * Plates for a day of the family, filled in from the address: reminder letters link here. The
 * address may hold a name, so it is never cached, and GET gives nothing.
 */
export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const query = new URL(request.url).searchParams;
  const { sevaDate, inNameOf, occasion } = readDedication(query, today);
  const plates = readQuantity(query.get('plates') ?? '');
  const filled = {
    price: platePrice(await findPlateCause(services), today),
    days: sevaDays(today),
    typed: { ...platesTexts(plates.ok ? plates.value : usualPlates, sevaDate), inNameOf, occasion },
  };
  return data(filled, noCopy);
}

export async function action({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const today = templeDay(services.clock());
  const typed = await readFormText(request, [...platesFields, 'inNameOf', 'occasion']);
  const way = platesWay(await findPlateCause(services), typed, today);
  const inNameOf = readOptional('inNameOf', typed.inNameOf, readName);
  const occasion = readOptional('occasion', typed.occasion, readOccasion);
  const problems = [...('problems' in way ? way.problems : []), ...inNameOf.problems, ...occasion.problems];
  if ('to' in way && problems.length === 0) {
    // The redirect names the day already.
    const dedication = dedicationQuery({ inNameOf: inNameOf.value, occasion: occasion.value, sevaDate: '' });
    throw redirect(dedication === '' ? way.to : `${way.to}&${dedication}`, 303);
  }
  return data({ problems, typed }, { status: 422, ...noCopy });
}

function readOptional(field: string, typed: string, read: (typed: string) => Outcome<string, string>) {
  const problems: FieldProblem[] = [];
  const value = typed.trim() === '' ? null : read(typed);
  if (value && !value.ok) problems.push({ field, message: donationMessage(value.code, { min: 1, max: 80 }) });
  return { value: value?.ok ? value.value : '', problems };
}

const noCopy = { headers: { 'cache-control': 'no-store' } };

export function headers() {
  return noCopy.headers;
}

export function meta({ matches }: Route.MetaArgs) {
  return ownMeta(matches, m.platesForYourDay);
}

export default function PlatesForADay({ loaderData, actionData }: Route.ComponentProps) {
  const { price, days } = loaderData;
  const { typed, problems } = actionData ?? { typed: loaderData.typed, problems: [] };
  const field = (name: 'inNameOf' | 'occasion') => ({
    name,
    defaultValue: typed[name],
    error: problems.find((problem) => problem.field === name)?.message ?? null,
  });
  return (
    <section className="section wrap">
      <div className="plates-for-a-day clear-view">
        <header>
          <Breadcrumbs
            trail={[{ to: href('/fooddonation'), label: m.foodDonation }]}
            here={m.platesForYourDay}
          />
          <h1>{m.platesForYourDay}</h1>
          <p className="lead">{m.platesForYourDayLead}</p>
        </header>
        {price === null ? (
          <NothingOpen words={m.noPlates} />
        ) : (
          <PlatesForm
            action={plainHref('/fooddonation/for-a-day')}
            price={price}
            days={days}
            typed={typed}
            problems={problems}
          >
            <OccasionFields field={field} />
          </PlatesForm>
        )}
      </div>
    </section>
  );
}
