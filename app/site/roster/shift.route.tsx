import { data, redirect } from 'react-router';
import { clockTime, longDay } from '#core/time/date-words.ts';
import * as m from '#messages/shift.ts';
import { answerShift, askSubstitute } from '#server/roster/answer-shift.ts';
import {
  currentVolunteer,
  findAsked,
  findOwnShift,
  hasShiftKey,
  type OwnShift,
  shiftPath,
} from '#server/roster/shift-queries.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { translated } from '#server/translations/translated.ts';
import { readForm, textOf } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { UnknownPage } from '#site/frame/unknown-page.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/shift.route';
import { ShiftPage, type ShownShift } from './shift-page.tsx';

/** One's shift at an event, for who has the link of its letter. It only reads. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const key = query.get('key') ?? '';
  const id = hasShiftKey(services, params.id, key) ? await currentVolunteer(services.db, params.id) : null;
  const shift = id === null ? null : await findOwnShift(services, id);
  if (!shift) return data(null, { status: 404 });
  const [named] = await translated(services, 'events', [{ id: shift.eventId, title: shift.event }]);
  const { contact } = await getTempleSettings(services);
  const asked = await findAsked(services, shift.id);
  const { name, insteadOf, duty, place, location, note, startsAt, endsAt, isFull, isPlaceGone } = shift;
  return {
    ...{ name, insteadOf, duty, location, place, note, isFull, isPlaceGone },
    state: shownState(shift, services.clock()),
    event: named?.title ?? shift.event,
    day: longDay(startsAt),
    hours: `${clockTime(startsAt)} – ${clockTime(endsAt)}`,
    phone: contact.phone,
    saved: query.has('done'),
    asked: asked && {
      name: asked.name,
      // Without an address nobody but the volunteer can send it.
      link: asked.email === null ? services.config.publicUrl + shiftPath(services, asked.id) : null,
    },
  };
}

function shownState({ state, isCancelled, endsAt }: OwnShift, now: Date): ShownShift['state'] {
  if (isCancelled) return 'cancelled';
  return endsAt <= now ? 'over' : state;
}

/** Says yes or no, or asks somebody else to come. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const form = await readForm(request);
  const [intent, name, way] = [textOf(form, 'intent'), textOf(form, 'name'), textOf(form, 'way')];
  const own = { id: params.id, key };
  const back = `${href('/shift/:id', { id: params.id })}?key=${encodeURIComponent(key)}`;
  if (intent !== 'yes' && intent !== 'no' && intent !== 'ask') throw redirect(back, 303);
  const outcome =
    intent === 'ask'
      ? await askSubstitute(services, own, { name, way })
      : await answerShift(services, own, intent === 'yes' ? 'accepted' : 'declined');
  if (outcome.ok) throw redirect(`${back}&done`, 303);
  const typed = { intent, name, way, code: outcome.code };
  return data(typed, { status: 422, headers: { 'cache-control': 'no-store' } });
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.titles[loaderData.state] : m.shiftUnknown);

export default function Shift({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <UnknownPage title={m.shiftUnknown} ways={[{ to: href('/contacts'), words: m.callTemple }]}>
        {m.refusals['roster-no-shift']}
      </UnknownPage>
    );
  }
  return <ShiftPage shift={loaderData} refused={actionData} />;
}
