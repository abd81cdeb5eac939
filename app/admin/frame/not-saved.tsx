import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { notSent, type WhyNot } from '#admin/forms/not-sent.ts';
import { href } from '#ui/href.ts';
import type { Route } from './+types/admin-layout.route';

const words: Record<WhyNot, ReactNode> = {
  'signed-out': (
    <>
      <b>You are signed out, so nothing was saved.</b> What you typed stays here.{' '}
      <a href={href('/admin-login')} target="_blank" rel="noreferrer" className="underline">
        Sign in again in a new tab
      </a>
      , come back to this one and press the same button again.
    </>
  ),
  role: (
    <>
      <b>Your role does not allow this any more, so nothing was saved.</b> What you typed stays here. Ask an
      owner.
    </>
  ),
  gone: (
    <>
      <b>Nothing was saved: this is no longer there.</b> Somebody may have deleted it meanwhile. What you
      typed stays here, so that you can copy it.
    </>
  ),
  'too-long': (
    <>
      <b>This is too much for one record, so nothing was saved.</b> What you typed stays here. Shorten it, or
      part it in two.
    </>
  ),
  fault: (
    <>
      <b>Something went wrong, and nothing was changed.</b> The fault is ours, not yours. What you typed stays
      here. Please try again in a moment.
    </>
  ),
};

/** Part of every admin page, shown when a submission got no answer from its action. */
export function NotSaved() {
  const [why, setWhy] = useState<WhyNot | null>(null);
  const notice = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<WhyNot | null>;
      setWhy(detail);
      notice.current?.togglePopover?.(detail !== null);
    };
    window.addEventListener(notSent, hear);
    return () => window.removeEventListener(notSent, hear);
  }, []);
  return (
    <dialog ref={notice} popover="auto" className="no-connection" aria-label="Not saved">
      <p role="alert">{why && words[why]}</p>
    </dialog>
  );
}

/**
 * Where a form was sent and no action of it answered (the session is over, the role was taken, a
 * fault), the page stays as it is and shows it: leaving for the sign-in or an error page would lose
 * the input. A broken connection is handled by app/no-connection.tsx.
 */
export const keepTyped: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>;
  // Pressed twice: the second submission is answered.
  if (request.method === 'GET' || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || (result instanceof Response && !isDoor(result))) continue;
    const why = whyNot(result);
    window.dispatchEvent(new CustomEvent(notSent, { detail: why }));
    // A response above 400 does not revalidate the page's data.
    if (why) results[id] = { type: 'data', result: data(undefined, 409) };
  }
  return results;
};

/**
 * The redirect to the sign-in, as requireStaff makes it; signing out or changing a password
 * redirects elsewhere.
 */
function isDoor({ headers }: Response): boolean {
  return headers.get('location')?.startsWith('/admin-login?next=') ?? false;
}

/** Null: the connection broke. */
function whyNot(result: unknown): WhyNot | null {
  if (result instanceof Response) return 'signed-out';
  const { status } = isRouteErrorResponse(result) ? result : { status: 500 };
  if (status === 403) return 'role';
  if (status === 404) return 'gone';
  if (status === 413) return 'too-long';
  const isLost = result instanceof TypeError || (status >= 502 && status <= 504);
  return isLost ? null : 'fault';
}
