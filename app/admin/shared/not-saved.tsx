import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/admin-layout.route';
import { notSent, type WhyNot } from './not-sent.ts';

const words: Record<WhyNot, ReactNode> = {
  'signed-out': (
    <>
      <b>You are signed out, so nothing was saved.</b> What you typed stays here.{' '}
      <a href="/admin-login" target="_blank" rel="noreferrer" className="underline">
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

/** Stands in every page of the office and is shown when what was sent met no form's answer. */
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
 * Where a form was sent and no action of it answered (the session is over, the role was taken, a fault), the page stays
 * as it is and says so: to leave for the door or for an error would lose what was typed. A broken line is
 * app/no-connection.tsx's.
 */
export const keepTyped: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = (await next()) as Record<string, DataStrategyResult>;
  // Pressed twice: the second one is answered.
  if (request.method === 'GET' || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || (result instanceof Response && !isDoor(result))) continue;
    const why = whyNot(result);
    window.dispatchEvent(new CustomEvent(notSent, { detail: why }));
    // An answer above 400 asks for no fresh data of the page.
    if (why) results[id] = { type: 'data', result: data(undefined, 409) };
  }
  return results;
};

/** The way to sign in, as requireStaff shows it; whoever signs out or changes a password is sent elsewhere. */
function isDoor({ headers }: Response): boolean {
  return headers.get('location')?.startsWith('/admin-login?next=') ?? false;
}

/** Null: the line broke. */
function whyNot(result: unknown): WhyNot | null {
  if (result instanceof Response) return 'signed-out';
  const { status } = isRouteErrorResponse(result) ? result : { status: 500 };
  if (status === 403) return 'role';
  if (status === 404) return 'gone';
  if (status === 413) return 'too-long';
  const isLost = result instanceof TypeError || (status >= 502 && status <= 504);
  return isLost ? null : 'fault';
}
