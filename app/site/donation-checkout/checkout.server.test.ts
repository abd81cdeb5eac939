import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#core/people/limits.ts';
import type { ProofAsked } from '#core/people/proof.ts';
import { solved } from '#server/auth/test-puzzles.ts';
import { takeTry } from '#server/auth/tries.ts';
import { makePurchaseKey } from '#server/http/keyed-page.ts';
import { purchaseKeyContext } from '#server/http/request-contexts.ts';
import { aDonationInput } from '#server/purchases/test-donations.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import { action, loader } from './checkout.route.tsx';
import type { CheckoutModel } from './checkout-page.tsx';

const fixture = openFixture();

/** Given by one donor a day. */
beforeAll(async () => {
  await fixture.db
    .insertInto('cause_types')
    .values({
      ...{ cause_id: 'food-for-life', id: 'feast', title: 'The feast', amount_paise: 500_000 },
      ...{ position: 90, per_day: 1 },
    })
    .execute();
});

type Fields = Record<string, string | string[]>;

/** A form as a browser sends it: every field once, a line's fields once a line. */
function aForm(instead: Fields = {}): FormData {
  const { lines: _, shownTotal: __, ...texts } = aDonationInput();
  const fields: Fields = {
    ...texts,
    shownTotal: '100000',
    cause: 'food-for-life',
    type: 'meals-20',
    quantity: '1',
    amount: '1000.00',
    ...instead,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

function given(request: Request) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  context.set(purchaseKeyContext, makePurchaseKey());
  return { request, context, params: {} } as never;
}

const url = 'http://temple.test/donation-checkout';

async function send(
  instead: Fields = {},
  headers: Record<string, string> = {},
): Promise<{ location: string | null; model: CheckoutModel | null }> {
  try {
    const answer = await action(given(new Request(url, { method: 'POST', headers, body: aForm(instead) })));
    expect(new Headers(answer.init?.headers).get('cache-control')).toBe('no-store');
    return { location: null, model: answer.data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(303);
    return { location: thrown.headers.get('location'), model: null };
  }
}

const countDonations = async () => {
  const { count } = await fixture.db
    .selectFrom('donations')
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const open = async (query: string) => (await loader(given(new Request(`${url}?${query}`)))).data;

describe('opening the checkout', () => {
  it('shows our prices for the ids in its address, whatever amount is in it', async () => {
    const { quote } = await open('cause=food-for-life&type=meals-20&quantity=2&amount=1');
    expect(quote).toMatchObject({ total: 200_000, payable: true });
    expect(quote.lines[0]?.note).toBe('Now ₹1,000. It was ₹1 when you chose it.');
  });

  it('asks for the day of what is given only so often a day', async () => {
    expect(await open('cause=food-for-life&type=feast&quantity=1')).toMatchObject({ needsDay: true });
    expect(await open('cause=food-for-life&type=meals-20&quantity=1')).toMatchObject({ needsDay: false });
  });

  it('gives every form an intent key of its own', async () => {
    const [one, other] = [await open('cause=general&amount=501'), await open('cause=general&amount=501')];
    expect(one.intentKey).not.toBe(other.intentKey);
  });
});

describe('a form that is refused', () => {
  it('leads to the offering that this browser holds, and to nothing else', async () => {
    const shownTotal = '500000';
    const feast = { type: 'feast', amount: '5000.00', shownTotal, sevaDate: '2026-12-20' };
    const begin = async (fields: Fields) => {
      const thrown = await action(given(new Request(url, { method: 'POST', body: aForm(fields) }))).catch(
        (response: unknown) => response,
      );
      const { headers } = thrown as Response;
      return { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '', to: headers.get('location') };
    };
    const held = await begin(feast);
    // The same offering of the same day is taken, by themselves.
    const again = await send(feast, { cookie: held.cookie });
    expect(again.model?.problems).toMatchObject([{ field: 'sevaDate' }]);
    expect(again.model?.held).toEqual({ to: held.to, number: null });
    expect((await send(feast)).model?.held).toBeNull();
    const other = await begin({});
    expect((await send({ name: '' }, { cookie: other.cookie })).model?.held).toBeNull();
  });
});

describe('a valid form', () => {
  it('becomes one donation however often it is sent, and redirects to pay', async () => {
    const { intentKey } = aDonationInput();
    const before = await countDonations();
    const first = await send({ intentKey });
    expect(first.location).toMatch(/^\/donation-checkout\/pay\/don_[\w-]{22}$/);
    expect(await send({ intentKey })).toEqual(first);
    expect(await countDonations()).toBe(before + 1);
  });

  it('stores no name for a gupt donation', async () => {
    const { location } = await send({ path: 'gupt' });
    const stored = await fixture.db
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', location?.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    expect(Object.values(stored).join()).not.toMatch(/Radha|radha@|9876543210/);
  });

  it.each([
    [{ payBy: 'transfer' }, /\?by=transfer$/],
    [{ from: 'cart' }, /\?from=cart$/],
    [{ payBy: 'transfer', from: 'cart' }, /\?by=transfer&from=cart$/],
    [{ from: 'https://evil.example' }, /don_[\w-]{22}$/],
  ])('%j: redirects to %s', async (fields, path) => expect((await send(fields)).location).toMatch(path));
});

describe('a refused form', () => {
  const own = (amount: string) => ({ type: '', amount, shownTotal: '' });
  it.each<[string, Fields, string | null, RegExp]>([
    ['amount -1', own('-1'), 'lines.0.ownAmount', /in digits/],
    ['amount 0', own('0'), 'lines.0.ownAmount', /₹10 or more/],
    ['amount 0.1', own('0.1'), 'lines.0.ownAmount', /₹10 or more/],
    ['amount 1e309', own('1e309'), 'lines.0.ownAmount', /in digits/],
    ['amount 10.005', own('10.005'), 'lines.0.ownAmount', /two digits/],
    ['amount ₹6,00,000', own('600000'), 'lines.0.ownAmount', /temple office/],
    ['no amount', own(''), 'lines.0.ownAmount', /₹10 or more/],
    ['quantity 1000', { quantity: '1000' }, 'lines.0.quantity', /1 to 999/],
    ['quantity -1', { quantity: '-1' }, 'lines.0.quantity', /1 to 999/],
    ['unknown cause', { cause: 'no-such' }, 'lines.0.causeId', /not found/],
    ['closed cause', { cause: 'janmashtami-2026', ...own('501') }, 'lines.0.causeId', /has closed/],
    ['unknown type', { type: 'no-such' }, 'lines.0.typeId', /no longer available/],
    ['500 lines', { cause: Array(500).fill('food-for-life') }, null, /at most 50 lines/],
    ['no lines', { cause: [] }, null, /Choose what/],
    ['a total that is not ours', { shownTotal: '100' }, null, /changed since you saw it/],
    ['a foreign donor', { citizenship: 'foreign' }, 'citizenship', /other countries/],
    ['no citizenship', { citizenship: '' }, 'citizenship', /who the donor is/],
    ['no consent', { consent: '' }, 'consent', /tick this box/],
    ['a PAN of the wrong shape', { path: 'tax', pan: 'ABCDE123' }, 'pan', /ABCDE1234F/],
    ['a state that is none', { path: 'tax', state: 'Atlantis' }, 'state', /Choose your state/],
    ['a hostile name', { name: '<script>alert(1)</script>' }, 'name', /Enter your name/],
    ['a name with a NUL', { name: 'Radha\u0000' }, 'name', /Enter your name/],
    ['a phone of letters', { phone: 'call me' }, 'phone', /10-digit/],
    ['an unknown path', { path: 'secret' }, 'path', /way to write this gift/],
    ['a message of 201 letters', { message: 'क'.repeat(201) }, 'message', /200 characters/],
    ['markup in a message', { message: '<img src=x>' }, 'message', /without HTML/],
  ])(
    '%s: has a message beside its field, keeps the input, stores nothing',
    async (_, fields, field, message) => {
      const before = await countDonations();
      const { model } = await send(fields);
      const problem = model?.problems.find((one) => one.field === field);
      expect(problem?.message).toMatch(message);
      for (const [name, value] of Object.entries(fields))
        if (name in (model?.texts ?? {}))
          // No page can hold a NUL: browsers show this instead.
          expect(model?.texts).toHaveProperty(name, String(value).replaceAll('\0', '\ufffd'));
      expect(await countDonations()).toBe(before);
    },
  );

  it('keeps a typed amount, with the problem on its line', async () => {
    const { model } = await send({ type: '', amount: ' 1,00,0 ' });
    expect(model?.quote.lines[0]).toMatchObject({
      sent: { ownAmount: ' 1,00,0 ' },
      problem: { field: 'ownAmount' },
    });
  });

  it('removes a line and keeps the rest of the form', async () => {
    const { model } = await send({
      cause: ['no-such', 'general'],
      type: ['', ''],
      quantity: ['1', '1'],
      amount: ['501', '1100'],
      remove: '0',
      name: 'Radha Devi',
    });
    expect(model?.quote).toMatchObject({ total: 110_000, payable: true });
    expect(model?.texts.name).toBe('Radha Devi');
    expect(model?.problems).toEqual([]);
  });

  it('gets a new key when the old one belongs to other input', async () => {
    const { intentKey } = aDonationInput();
    await send({ intentKey });
    const { model } = await send({ intentKey, name: 'Another Name' });
    expect(model?.problems[0]).toEqual({ field: null, message: expect.stringMatching(/sent before/) });
    expect(model?.intentKey).not.toBe(intentKey);
  });

  it('limits an address to exactly so many donations without a puzzle, and keeps the next one’s input', async () => {
    const { tries } = limits['gift:sender'];
    for (let count = 0; count < tries - 1; count += 1) {
      await takeTry(fixture.services, 'gift:sender', '203.0.113.9');
    }
    const from = { 'x-client-address': '203.0.113.9' };
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => send({ intentKey: aDonationInput().intentKey }, from)),
    );
    expect(outcomes.filter(({ location }) => location !== null)).toHaveLength(1);
    const next = { intentKey: aDonationInput().intentKey, name: 'Radha Devi' };
    const { model } = await send(next, from);
    expect(model?.problems).toEqual([]);
    expect(model?.texts.name).toBe('Radha Devi');
    const proof = await solved(model?.proof as ProofAsked);
    expect((await send({ ...next, proof }, from)).location).toMatch(/^\/donation-checkout\/pay\//);
  });

  it('refuses an address that solved thousands of puzzles, with a message', async () => {
    const address = '203.0.113.10';
    const { minutes } = limits['gift:proven'];
    const window = new Date(fixture.services.clock().getTime() + minutes * 60_000);
    for (const limit of ['gift:sender', 'gift:proven'] as const) {
      await takeTry(fixture.services, limit, address);
      await fixture.db
        .updateTable('tries')
        .set({ count: limits[limit].tries, window_ends_at: window })
        .where('key', 'like', `${limit}:%`)
        .execute();
    }
    const from = { 'x-client-address': address };
    const answer = await send({ intentKey: aDonationInput().intentKey }, from);
    const proof = await solved(answer.model?.proof as ProofAsked);
    const { model } = await send({ intentKey: aDonationInput().intentKey, proof }, from);
    expect(model?.problems[0]?.message).toMatch(/Wait a quarter of an hour/);
  });
});
