import { data, redirect } from 'react-router';
import * as m from '#messages/letters.ts';
import type { StoppableSort } from '#server/mail/letter-purpose.ts';
import { areStopped, stopLetters } from '#server/mail/stop-letters.ts';
import { readStopToken } from '#server/mail/stop-link.ts';
import { servicesContext } from '#server/services.ts';
import { isOneClickStop, readForm } from '#server/web-request/form-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/stop-letters.route';

/** Letters of a pledge have a page of their own. */
const sorts: Record<Exclude<StoppableSort, 'monthly-gift'>, string> = m.sorts;

/** GET changes nothing: mail readers open links by themselves. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const stop = readStopToken(services, params.token);
  if (!stop || stop.sort === 'monthly-gift') return data(null, { status: 404 });
  return { letters: sorts[stop.sort], email: stop.email, stopped: await areStopped(services, stop) };
}

/** A button of the page, or one click in a mail reader (RFC 8058, without a redirect). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const stop = readStopToken(services, params.token);
  if (!stop) return data(null, { status: 404 });
  const form = await readForm(request);
  const oneClick = isOneClickStop(form);
  await stopLetters(services, stop, oneClick || form.get('intent') !== 'again');
  if (oneClick) return null;
  throw redirect(href('/letters/stop/:token', { token: params.token }), 303);
}

export { noStore as headers } from '#server/http/no-store.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titleOf(loaderData) },
  { name: 'robots', content: 'noindex' },
];

function titleOf(found: Route.ComponentProps['loaderData'] | undefined): string {
  if (!found) return m.notFound;
  return found.stopped ? m.areStopped : m.stopThese;
}

export default function StopLetters({ loaderData }: Route.ComponentProps) {
  return (
    <section className="section wrap">
      <StopState found={loaderData} />
    </section>
  );
}

function StopState({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const look = { title: titleOf(found), picture: 'tulsi', heading: 'h1' } as const;
  if (!found) {
    return (
      <EmptyState {...look} actions={<ButtonLink to={href('/contacts')}>{m.writeToTemple}</ButtonLink>}>
        {m.addressCutShort}
      </EmptyState>
    );
  }
  const { letters, email, stopped } = found;
  return (
    <EmptyState
      {...look}
      actions={
        <form method="post">
          <Button name="intent" value={stopped ? 'again' : 'stop'} look={stopped ? 'outline' : 'primary'}>
            {stopped ? m.sendAgain : m.stop}
          </Button>
        </form>
      }
    >
      <Sentence
        text={stopped ? m.weNoLongerSend(letters) : m.weSend(letters)}
        parts={{ email: () => <b className="wrap-anywhere">{email}</b> }}
      />
    </EmptyState>
  );
}
