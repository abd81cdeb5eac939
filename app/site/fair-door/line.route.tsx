import { data, redirect } from 'react-router';
import { type ProofAsked, proofField } from '#core/people/proof.ts';
import * as m from '#messages/line.ts';
import { senderOf } from '#server/auth/take-turn.ts';
import { placePath, registrationPath } from '#server/fair-door/door-paths.ts';
import { findLine } from '#server/fair-door/find-line.ts';
import { placeCookie, readPlace } from '#server/fair-door/place-cookie.ts';
import { takePlace } from '#server/fair-door/take-place.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { readForm, textOf } from '#server/web-request/form-text.ts';
import { asideMeta, ownMeta, templeOf } from '#site/frame/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { ProofStep } from '#ui/forms/proof-step.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/line.route';
import { LineUnknown } from './line-unknown.tsx';

/** What everybody beyond the line sees: the same for all, so it is kept. */
export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const line = await findLine(services, params.id);
  if (!line) return data(null, { status: 404 });
  const { id } = line.door;
  const { event, crowded } = line;
  return { event, crowded, url: `${services.config.publicUrl}${plainHref('/line/:id', { id })}` };
}

/** Gives a place: a number in a cookie that this site signed. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const line = await findLine(services, params.id);
  if (!line) throw redirect(href('/line/:id', { id: params.id }), 303);
  const { id, event_id: eventId } = line.door;
  const proof = textOf(await readForm(request), proofField);
  const held = readPlace(services, id, request.headers.get('cookie'));
  const taken = await takePlace(services, id, await senderOf(services, request, proof), held);
  if (taken.ok) {
    const headers = { 'set-cookie': placeCookie(services, id, taken.value) };
    throw redirect(placePath(id), { status: 303, headers });
  }
  if (taken.code === 'door-open' || taken.code === 'no-door') throw redirect(registrationPath(eventId), 303);
  const refused: { proof?: ProofAsked } = taken.code === 'proof-needed' ? { proof: taken.proof } : {};
  return data(refused, { status: 429, headers: { 'cache-control': 'no-store' } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? asideMeta({
        title: `${m.title} | ${templeOf(matches).full}`,
        description: m.lead(loaderData.event),
        url: loaderData.url,
      })
    : ownMeta(matches, m.lineUnknown);

export default function Line({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <LineUnknown />;
  return (
    <div className="wrap section grid gap-6 justify-items-start">
      <div className="grid gap-3">
        <h1 className="text-h2">{m.title}</h1>
        <p className="lead">
          {m.lead(loaderData.event)} {loaderData.crowded && m.many}
        </p>
      </div>
      <p>{m.how}</p>
      {actionData && !actionData.proof && <Notice tone="bad">{m.noPlace}</Notice>}
      {/* A plain form: a crowd loads no React to press one button. */}
      <form method="post" data-no-wake={actionData?.proof ? undefined : ''} className="grid gap-4">
        <ProofStep asked={actionData?.proof} />
        <Button type="submit" size="lg">
          {m.takePlace}
        </Button>
      </form>
      <p className="muted">{m.keep}</p>
    </div>
  );
}
