import { type DataStrategyResult, redirect } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notSent } from '#admin/forms/not-sent.ts';
import { keepTyped } from './not-saved.tsx';

let events: unknown[];
beforeEach(() => {
  events = [];
  const page = new EventTarget();
  page.addEventListener(notSent, (event) => events.push((event as CustomEvent).detail));
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

type Args = Parameters<typeof keepTyped>;
async function answerTo(method: string, result: unknown, signal?: AbortSignal) {
  const given: DataStrategyResult = { type: 'error', result };
  const request = new Request('http://temple.test/admin-dashboard/blogs', {
    method,
    ...(signal && { signal }),
  });
  const next = () => Promise.resolve({ blogs: given });
  const results = await keepTyped({ request } as Args[0], next as unknown as Args[1]);
  return { stayed: (results as Record<string, DataStrategyResult>).blogs !== given, events };
}

const signIn = () => redirect('/admin-login?next=%2Fadmin-dashboard%2Fblogs');
/** An error answer, as the router passes it on. */
const status = (code: number) => ({ status: code, statusText: '', internal: false, data: null });

it.each([
  ['the session is over', signIn(), 'signed-out'],
  ['the role was taken', status(403), 'role'],
  ['the record is gone', status(404), 'gone'],
  ['a text beyond all measure', status(413), 'too-long'],
  ['a fault', new Error('Unexpected Server Error'), 'fault'],
  ['a fault with a status', status(500), 'fault'],
])('a form that is sent keeps its page: %s', async (_, result, why) => {
  expect(await answerTo('POST', result)).toEqual({ stayed: true, events: [why] });
});

it('follows the redirect of an action', async () => {
  expect(await answerTo('POST', redirect('/admin-dashboard/blogs?saved'))).toEqual({
    stayed: false,
    events: [],
  });
  expect(await answerTo('POST', redirect('/admin-login'))).toEqual({ stayed: false, events: [] });
});

it('reports a broken connection, which another part shows', async () => {
  expect(await answerTo('POST', new TypeError('Failed to fetch'))).toEqual({ stayed: false, events: [null] });
  expect(await answerTo('POST', status(503))).toEqual({ stayed: false, events: [null, null] });
});

it('a navigation goes to the sign-in or shows the error', async () => {
  for (const result of [signIn(), status(403), new Error('fault')])
    expect(await answerTo('GET', result)).toEqual({ stayed: false, events: [] });
});

it('of a button pressed twice only the second submission is reported', async () => {
  const pressedAgain = new DOMException('aborted', 'AbortError');
  const answer = await answerTo('POST', pressedAgain, AbortSignal.abort());
  expect(answer).toEqual({ stayed: false, events: [] });
});
