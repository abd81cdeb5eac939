import { data } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as stay from '#messages/stay.ts';
import * as booking from '#messages/stay-booking.ts';
import * as m from '#messages/stay-group.ts';
import { servicesContext } from '#server/services.ts';
import { findLinkedGroup } from '#server/stay/groups/group-link.ts';
import { listTerms } from '#server/stay/rules/stay-rules.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { Checkbox, RadioGroup } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/group.route';
import './search.css';

/** The rooms that are kept for a group, for who has its link. It only reads. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const group = await findLinkedGroup(services, params.id, key);
  if (!group) return data(null, { status: 404 });
  const { id, name, arrival, departure, releaseDay } = group;
  const { meal } = termsOn(await listTerms(services.db), templeDay(services.clock()));
  const kinds = group.kinds.filter(({ reserved }) => reserved > 0);
  return { id, key, name, arrival, departure, releaseDay, kinds, meal };
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.roomsFor(loaderData.name) : m.closedTitle);

const count = { type: 'number', inputMode: 'numeric' } as const;

export default function Group({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <div className="wrap section grid gap-4">
        <h1 className="text-h2">{m.closedTitle}</h1>
        <p className="lead">{m.closedLead}</p>
      </div>
    );
  }
  const { id, key, name, arrival, departure, releaseDay, kinds, meal } = loaderData;
  return (
    <div className="wrap section grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-h2">{m.roomsFor(name)}</h1>
        <p className="lead">{kinds.length === 0 ? m.noneLeft : m.lead}</p>
        <p className="num">
          {booking.fromTo(dayInWords(arrival), dayInWords(departure))}.{' '}
          {kinds.length > 0 && m.heldUntil(dayInWords(releaseDay))}
        </p>
      </div>
      {kinds.length > 0 && (
        <form method="get" action={plainHref('/stay/book')} className="stay-search" noValidate>
          <input type="hidden" name="group" value={id} />
          <input type="hidden" name="key" value={key} />
          <RadioGroup
            name="kind"
            look="cards"
            className="both"
            label={m.kindOfRoom}
            choices={kinds.map((kind) => ({
              value: kind.id,
              label: kind.title,
              note: m.left(kind.reserved),
            }))}
            defaultValue={kinds[0]?.id}
          />
          <TextInput
            name="arrival"
            label={stay.checkIn}
            type="date"
            min={arrival}
            max={departure}
            defaultValue={arrival}
          />
          <TextInput
            name="departure"
            label={stay.checkOut}
            type="date"
            min={arrival}
            max={departure}
            defaultValue={departure}
          />
          <div className="stay-search-counts">
            <TextInput name="adults" defaultValue="2" {...count} label={stay.adults} min={1} />
            <TextInput name="children" defaultValue="0" {...count} label={stay.children} min={0} />
            <TextInput name="rooms" defaultValue="1" {...count} label={stay.roomsOrBeds} min={1} />
          </div>
          {meal !== null && (
            <Checkbox name="meals" className="both">
              {booking.meals}{' '}
              <span className="sm muted block">{booking.mealsCost(formatRupees(meal, 'short'))}</span>
            </Checkbox>
          )}
          <button type="submit" className="btn btn-primary both">
            {m.goOn}
          </button>
        </form>
      )}
    </div>
  );
}
