import { data, redirect } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/pledges.ts';
import { stopPledge } from '#server/pledges/move-pledge.ts';
import { findPledgeToStop } from '#server/pledges/pledge-queries.ts';
import { servicesContext } from '#server/services.ts';
import { isOneClickStop, readForm } from '#server/web-request/form-text.ts';
import { ownMeta } from '#site/frame/page-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/stop-pledge.route';

/** GET changes nothing: mail readers open links by themselves. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const pledge = await findPledgeToStop(context.get(servicesContext), params.token);
  return pledge ?? data(null, { status: 404 });
}

/** A button of the page, or one click in a mail reader (RFC 8058, without a redirect). */
export async function action({
  params,
  request,
  context,
}: Pick<Route.ActionArgs, 'params' | 'request' | 'context'>) {
  await stopPledge(context.get(servicesContext), params.token);
  if (isOneClickStop(await readForm(request))) return null;
  throw redirect(href('/monthly-gift/stop/:token', { token: params.token }), 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownMeta(matches, loaderData ? m.stopLetters : m.notFound);

export default function StopPledge({ loaderData }: Route.ComponentProps) {
  return (
    <section className="section wrap">
      <StopState pledge={loaderData} />
    </section>
  );
}

function StopState({ pledge }: { pledge: Route.ComponentProps['loaderData'] }) {
  if (!pledge) {
    return (
      <EmptyState
        title={m.notFound}
        picture="tulsi"
        heading="h1"
        actions={<ButtonLink to={href('/donation-history/monthly')}>{m.seePromises}</ButtonLink>}
      >
        {m.addressCut}
      </EmptyState>
    );
  }
  const { causeTitle, amount, state } = pledge;
  const sum = formatRupees(amount, 'short');
  if (state === 'ended') {
    return (
      <EmptyState
        title={m.noMoreLetters}
        picture="tulsi"
        heading="h1"
        actions={<ButtonLink to={href('/donation-history/monthly')}>{m.seePromises}</ButtonLink>}
      >
        {m.hasEnded(sum, causeTitle)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={m.stopLettersAsk}
      picture="tulsi"
      heading="h1"
      actions={
        <>
          <form method="post">
            <Button>{m.stopNow}</Button>
          </form>
          <ButtonLink to={href('/donation-history/monthly')} look="outline">
            {m.changeInstead}
          </ButtonLink>
        </>
      }
    >
      {m.stopEnds(sum, causeTitle)}
    </EmptyState>
  );
}
