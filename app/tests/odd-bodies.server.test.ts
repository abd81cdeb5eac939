import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';

// A body that is no form, and text that the database cannot store, are answered without a fault by
// every action of the site (rules R8, R10). A new route is covered without being named here.

type Answer = Response | { init?: ResponseInit | null };
type Action = (args: unknown) => Promise<Answer> | Answer;
const modules = import.meta.glob<{ action?: Action }>('/app/site/**/*.route.tsx', { eager: true });
const actions = Object.entries(modules).flatMap(([file, { action }]) => (action ? [{ file, action }] : []));

const fixture = openFixture();

it('finds the actions', () => expect(actions.length).toBeGreaterThan(10));

const form = 'application/x-www-form-urlencoded';
const nuls = [
  'cause',
  'type',
  'intentKey',
  'email',
  'fullName',
  'token',
  'utr',
  'razorpay_payment_id',
  'code',
];
const bodies: [type: string, body: string][] = [
  ['text/plain', '{'],
  ['application/json', '[1]'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=B', '--Bgarbage'],
  ['', 'nothing said'],
  [form, nuls.map((name) => `${name}=%00`).join('&')],
  [form, 'cause=food-for-life&type=meals-20&intentKey=iiiiiiiiiiiiiiiiiiii%00'],
  [form, '%ff%fe=%&&=&='],
];
// The test gateway distinguishes its own pages.
const paths = [
  '/test-gateway/v1/checkout/embedded',
  '/test-gateway/v1/checkout/act',
  '/test-gateway/weather',
];

const cells = actions.flatMap(({ file, action }) =>
  bodies.map(([type, body]) => ({ file, action, type, body })),
);

it.each(cells)('$file answers a body of "$type"', async ({ action, type, body }) => {
  for (const path of paths) {
    const request = new Request(`http://temple.test${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(await statusOf(action, request, { id: 'none', token: 'none' })).toBeLessThan(500);
  }
});

/** Invalid in a header and in SQL: ids that an address may hold. */
const oddIds = ['🙏', 'राधा', '\u0000', '\r\nx: y', "' or 1=1", 'a'.repeat(2_000)];

it.each(actions.flatMap(({ file, action }) => oddIds.map((id) => ({ file, action, id }))))(
  '$file answers the id "$id"',
  async ({ action, id }) => {
    const request = new Request('http://temple.test/odd', { method: 'POST', body: new URLSearchParams() });
    const params = { id, donationId: id, code: id, paymentId: id, number: id, position: id, token: id };
    expect(await statusOf(action, request, params)).toBeLessThan(500);
  },
);

/** Throws the action's faults; thrown responses are answers. */
async function statusOf(
  action: Action,
  request: Request,
  params: Record<string, string> = { id: 'food-for-life', donationId: 'don_unknown' },
): Promise<number> {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  try {
    return statusIn(await action({ request, url: new URL(request.url), context, params }));
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown;
    return statusIn(thrown as Answer);
  }
}

function statusIn(answer: Answer): number {
  return answer instanceof Response ? answer.status : (answer?.init?.status ?? 200);
}
