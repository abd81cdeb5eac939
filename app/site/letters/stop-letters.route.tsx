import { data, redirect } from 'react-router';
import type { StoppableSort } from '#server/mail/letter-purpose.ts';
import { areStopped, stopLetters } from '#server/mail/stop-letters.ts';
import { readStopToken } from '#server/mail/stop-link.ts';
import { servicesContext } from '#server/services.ts';
import { isOneClickStop, readForm } from '#server/web-request/form-text.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/stop-letters.route';

/** What each sort is called to its recipient; letters of a pledge have a page of their own. */
const names: Record<Exclude<StoppableSort, 'monthly-gift'>, string> = {
  'daily-darshan': 'the darshan of the day',
  'stock-back': 'word that something is back in the shop',
  'seva-reminder': 'reminders before a seva that you booked',
  'class-seat': 'word that a seat came free in a class you wait for',
  'family-day': 'reminders of the days of your family',
  'desk-day': 'the follow-ups of the day, for the office',
};

/** GET changes nothing: mail readers open links by themselves. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const stop = readStopToken(services, params.token);
  if (!stop || stop.sort === 'monthly-gift') return data(null, { status: 404 });
  return { letters: names[stop.sort], email: stop.email, stopped: await areStopped(services, stop) };
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

export function headers() {
  return { 'cache-control': 'no-store' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titleOf(loaderData) },
  { name: 'robots', content: 'noindex' },
];

function titleOf(found: Route.ComponentProps['loaderData'] | undefined): string {
  if (!found) return 'Letters not found.';
  return found.stopped ? 'These letters are stopped' : 'Stop these letters?';
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
      <EmptyState {...look} actions={<ButtonLink to={href('/contacts')}>Write to the temple</ButtonLink>}>
        The address may have been cut short. Please open it from your letter again.
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
            {stopped ? 'Send them again' : 'Stop the letters'}
          </Button>
        </form>
      }
    >
      {stopped ? 'We no longer send ' : 'We send '}
      {letters} to <b className="break-all">{email}</b>.{' '}
      {!stopped && 'Receipts, bookings and answers to what you ask come as before.'}
    </EmptyState>
  );
}
