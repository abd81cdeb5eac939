import { data, redirect } from 'react-router';
import { formRefusal } from '#core/people/proof.ts';
import type { Placed } from './place-request.ts';

/**
 * The answer to a posted form: a redirect to the same page with the reference (so that loading it
 * again sends nothing), or the problems (or the puzzle that is required) with what was typed.
 * `path` is the page's own, '/tourspackages?tab=registration'.
 */
export function answerRequest(path: string, typed: Record<string, string>, placed: Placed) {
  if (placed.ok) throw redirect(withSent(path, placed.value.reference), 303);
  const { refused, status } = formRefusal(placed, typed);
  return data(refused, { status });
}

function withSent(path: string, reference: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}sent=${reference}`;
}
