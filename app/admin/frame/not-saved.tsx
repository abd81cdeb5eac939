import { useEffect, useRef, useState } from 'react';
import { type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { notSent, type WhyNot } from '#admin/forms/not-sent.ts';
import * as m from '#messages/admin/frame.ts';
import { plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import type { Route } from './+types/admin-layout.route';

const words: Record<WhyNot, string> = {
  'signed-out': m.signedOut,
  role: m.roleTaken,
  gone: m.gone,
  'too-long': m.tooLong,
  fault: m.fault,
};

const parts = {
  b: (text: string) => <b>{text}</b>,
  door: (text: string) => (
    <a href={plainHref('/admin-login')} target="_blank" rel="noreferrer" className="underline">
      {text}
    </a>
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
    <dialog ref={notice} popover="auto" className="no-connection" aria-label={m.notSaved}>
      <p role="alert">{why && <Sentence text={words[why]} parts={parts} />}</p>
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
