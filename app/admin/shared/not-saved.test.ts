import { type DataStrategyResult, redirect } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTyped } from './not-saved.tsx';
import { notSent } from './not-sent.ts';

let told: unknown[];
beforeEach(() => {
  told = [];
  const page = new EventTarget();
  page.addEventListener(notSent, (event) => told.push((event as CustomEvent).detail));
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
  return { kept: (results as Record<string, DataStrategyResult>).blogs !== given, told };
}

const door = () => redirect('/admin-login?next=%2Fadmin-dashboard%2Fblogs');
/** As the router hands on an answer that is an error. */
const status = (code: number) => ({ status: code, statusText: '', internal: false, data: null });

it.each([
  ['the session is over', door(), 'signed-out'],
  ['the role was taken', status(403), 'role'],
  ['the record is gone', status(404), 'gone'],
  ['a text beyond all measure', status(413), 'too-long'],
  ['a fault', new Error('Unexpected Server Error'), 'fault'],
  ['a fault with a status', status(500), 'fault'],
])('a form that is sent keeps its page: %s', async (_, result, why) => {
  expect(await answerTo('POST', result)).toEqual({ kept: true, told: [why] });
});

it('a way that an action leads is gone', async () => {
  expect(await answerTo('POST', redirect('/admin-dashboard/blogs?saved'))).toEqual({ kept: false, told: [] });
  expect(await answerTo('POST', redirect('/admin-login'))).toEqual({ kept: false, told: [] });
});

it('a broken line is told of, and left to what says so', async () => {
  expect(await answerTo('POST', new TypeError('Failed to fetch'))).toEqual({ kept: false, told: [null] });
  expect(await answerTo('POST', status(503))).toEqual({ kept: false, told: [null, null] });
});

it('a page that is only opened goes to the door or says what is wrong', async () => {
  for (const result of [door(), status(403), new Error('fault')])
    expect(await answerTo('GET', result)).toEqual({ kept: false, told: [] });
});

it('of a button pressed twice only the second press is spoken of', async () => {
  const pressedAgain = new DOMException('aborted', 'AbortError');
  const answer = await answerTo('POST', pressedAgain, AbortSignal.abort());
  expect(answer).toEqual({ kept: false, told: [] });
});
