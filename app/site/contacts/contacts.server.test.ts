import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProofAsked, proofField } from '#core/people/proof.ts';
import { trapField } from '#core/requests/trap.ts';
import { solved } from '#server/auth/test-puzzles.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { goodMessage, somebody } from '#server/requests/test-requests.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { action, loader } from './contacts.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
});
afterAll(() => test.close());

function args(path: string, fields?: Record<string, string>, address = somebody().address) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db));
  const request = new Request(`http://temple.test${path}`, {
    method: fields ? 'POST' : 'GET',
    headers: { 'x-client-address': address },
    body: fields ? new URLSearchParams(fields) : null,
  });
  return { context, request };
}

const post = (fields: Record<string, string>, address?: string) =>
  action(args('/contacts', { [trapField]: '', ...fields }, address)).catch((thrown: unknown) => thrown);

describe('/contacts', () => {
  it('redirects a stored message to its reference, and that page is not cached', async () => {
    const answer = (await post(goodMessage)) as Response;
    expect(answer.status).toBe(303);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/contacts\?sent=REQ-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    const page = await loader(args(location));
    expect(page.data.sent?.reference).toBe(location.split('=')[1]);
    expect(new Headers(page.init?.headers).get('cache-control')).toBe('no-store');
    const plain = await loader(args('/contacts'));
    expect(plain).toMatchObject({ data: { sent: null } });
    expect(plain.init?.headers).toBeUndefined();
  });

  it('answers bad input with 422, every problem and all typed input', async () => {
    const fields = { ...goodMessage, name: 'मीरा', email: 'mira@', message: '<script>alert(1)</script> 🙏' };
    expect(await post(fields)).toMatchObject({
      init: { status: 422 },
      data: {
        problems: [
          { field: 'email', code: 'email-invalid' },
          { field: 'message', code: 'text-markup' },
        ],
        typed: fields,
      },
    });
  });

  it('answers the fourth message of an hour with a puzzle, keeps the typed input, and accepts it once solved', async () => {
    const { address } = somebody();
    for (let at = 0; at < 3; at += 1)
      await post({ ...goodMessage, message: `Message number ${at}` }, address);
    const fourth = { ...goodMessage, message: 'Message number four' };
    const answer = (await post(fourth, address)) as { data: { proof: ProofAsked } };
    expect(answer).toMatchObject({
      init: { status: 429 },
      data: { problems: [], typed: fourth, proof: { again: false, minutes: 60 } },
    });
    const proof = await solved(answer.data.proof);
    expect(await post({ ...fourth, [proofField]: proof }, address)).toMatchObject({ status: 303 });
    // One puzzle for one message.
    expect(await post({ ...fourth, message: 'Message number five', proof }, address)).toMatchObject({
      data: { proof: { again: true } },
    });
  });

  it.each([
    ['fills the hidden field', { [trapField]: 'https://spam.example' }],
    ['did not see the form', null],
  ])('answers a robot that %s alike, and sets its message aside', async (_, trap) => {
    const fields = { ...goodMessage, message: `A robot's message, ${JSON.stringify(trap)}` };
    const answer = trap
      ? await post({ ...fields, ...trap })
      : await action(args('/contacts', fields)).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(303);
    const stored = await test.db
      .selectFrom('requests')
      .select('suspected')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(stored?.suspected).toBe(true);
  });
});
