import { data, redirect } from 'react-router';
import { passMessageFor } from '#core/passes/pass-messages.ts';
import { passWaitFields, readPassWait } from '#core/passes/pass-wait.ts';
import { span } from '#core/time/date-words.ts';
import * as words from '#messages/pass-wait.ts';
import * as m from '#messages/passes.ts';
import { waitingList } from '#messages/waiting-list.ts';
import { viewerOf } from '#server/auth/viewer.ts';
import { loadPassRules } from '#server/passes/checkout/start-passes.ts';
import { findEventPasses } from '#server/passes/queries/event-passes.ts';
import { joinPassWaits } from '#server/passes/waits/join-waits.ts';
import { readRequestForm } from '#server/requests/read-request-form.ts';
import { servicesContext } from '#server/services.ts';
import { senderRefused } from '#site/forms/refused-answer.ts';
import { asideMetaOf } from '#site/frame/page-meta.ts';
import { WaitAnswer, WaitForm } from '#site/wait-parts/wait-form.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href, plainHref, withLanguage } from '#ui/href.ts';
import type { Route } from './+types/wait.route';

/** The waiting list of an event of which something is full. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findEventPasses(services, params.id);
  if (!found) throw data(null, { status: 404 });
  const { event, products, slots } = found;
  const now = services.clock();
  const path = href('/events/single-event/:id/wait', { id: event.id });
  return {
    event: { id: event.id, title: event.title },
    joined: new URL(request.url).searchParams.get('joined') !== null,
    products: event.closed
      ? []
      : products.filter(({ onSale }) => onSale).map(({ id, title }) => ({ id, title })),
    slots: slots
      .filter(({ endsAt }) => endsAt > now)
      .map(({ id, startsAt, endsAt }) => ({ id, label: span(startsAt, endsAt) })),
    url: `${services.config.publicUrl}${withLanguage(path)}`,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { typed, origin } = await readRequestForm(services, request, passWaitFields);
  const viewer = await viewerOf(services, request);
  const found = await findEventPasses(services, params.id);
  if (!found) throw data(null, { status: 404 });
  const rules = await loadPassRules(services, viewer, params.id);
  const asked = { eventId: params.id, read: readPassWait(typed, rules), rules };
  const joined = await joinPassWaits(services, viewer, asked, origin);
  const back = href('/events/single-event/:id/wait', { id: params.id });
  if (joined.ok) throw redirect(`${back}?joined=1`, 303);
  return senderRefused(joined, typed);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  asideMetaOf(
    matches,
    loaderData && {
      title: `${waitingList}: ${loaderData.event.title}`,
      description: words.waitLead,
      url: loaderData.url,
    },
  );

export default function Wait({
  loaderData: { event, joined, products, slots },
  actionData,
}: Route.ComponentProps) {
  const back = (
    <a href={plainHref('/events/single-event/:id', { id: event.id })} className="btn btn-outline">
      {m.backToEvent}
    </a>
  );
  if (joined || products.length === 0)
    return <WaitAnswer joined={joined} nothing={m.closedLead} way={back} />;
  return (
    <WaitForm
      action={plainHref('/events/single-event/:id/wait', { id: event.id })}
      refused={actionData}
      sentenceFor={passMessageFor}
      consent={words.consent}
      kicker={event.title}
      lead={<p className="lead">{words.waitLead}</p>}
    >
      {(field) => (
        <>
          <div className="pair">
            <Select
              {...field('product')}
              label={words.pass}
              placeholder={words.choosePass}
              options={products.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <TextInput
              {...field('quantity', '1')}
              label={words.howMany}
              type="number"
              inputMode="numeric"
              min={1}
            />
          </div>
          {slots.length > 0 && (
            <Select
              {...field('slot')}
              label={words.time}
              placeholder={words.chooseTime}
              options={slots.map(({ id, label }) => ({ value: id, label }))}
            />
          )}
        </>
      )}
    </WaitForm>
  );
}
