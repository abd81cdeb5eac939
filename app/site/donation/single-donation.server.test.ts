import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import type { DonationReply } from '#site/giving/donation-form.tsx';
import { action, loader } from './single-donation.route.tsx';

const fixture = openFixture();

function given(id: string, fields: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  const request = new Request(`http://temple.test/donation/single-donation/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { params: { id }, request, context } as never;
}

type Answer = { status: number; location: string | null; reply: DonationReply | null };

async function give(id: string, fields: Record<string, string>): Promise<Answer> {
  try {
    const answer = await action(given(id, fields));
    return { status: answer.init?.status ?? 200, location: null, reply: answer.data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, location: thrown.headers.get('location'), reply: null };
  }
}

describe('a donation form', () => {
  it('redirects to the checkout with the line in its address, for donating now', async () =>
    expect(await give('food-for-life', { choice: 'type:meals-20', quantity: '२', intent: 'donate' })).toEqual(
      {
        status: 303,
        location: '/donation-checkout?cause=food-for-life&type=meals-20&quantity=2&amount=1000.00',
        reply: null,
      },
    ));

  it('takes the name of the donation along, and refuses an invalid one', async () => {
    const fields = { choice: 'type:meals-20', quantity: '1', intent: 'donate' };
    const { location } = await give('food-for-life', { ...fields, inNameOf: ' राधा  देवी ' });
    expect(new URL(`http://temple.test${location}`).searchParams.get('inNameOf')).toBe('राधा देवी');
    expect(await give('food-for-life', { ...fields, inNameOf: '<b>x</b>' })).toMatchObject({
      status: 422,
      reply: { kind: 'refused', field: 'inNameOf', typed: { inNameOf: '<b>x</b>' } },
    });
  });

  it('answers with the line for the cart, named and priced by us', async () => {
    const { reply } = await give('food-for-life', {
      choice: 'type:meals-20',
      quantity: '3',
      amount: '1',
      intent: 'add',
    });
    expect(reply).toEqual({
      kind: 'added',
      quantity: 3,
      line: {
        id: 'food-for-life',
        variations: 'meals-20',
        amount: '1000',
        title: 'Food for Life: 20 full meals',
      },
    });
  });

  it('names an own amount in paise, so that two amounts are two lines', async () => {
    const { reply } = await give('cow-care', { choice: 'own', ownAmount: '501.50', intent: 'add' });
    expect(reply).toMatchObject({ line: { id: 'cow-care', variations: 'own-50150', amount: '501.50' } });
  });

  it.each([
    [{ choice: 'own', ownAmount: '-1' }, 'ownAmount', /in digits/],
    [{ choice: 'own', ownAmount: '' }, 'ownAmount', /₹10 or more/],
    [{ choice: 'amount:1e309' }, 'ownAmount', /in digits/],
    [{ choice: 'type:no-such' }, 'choice', /no longer available/],
    [{ choice: 'amount:501', quantity: '1000' }, 'quantity', /1 to 999/],
  ])('%j is refused beside its field, and the input stays', async (fields, field, message) => {
    const { status, reply } = await give('food-for-life', { ...fields, intent: 'donate' });
    expect(status).toBe(422);
    expect(reply).toMatchObject({ kind: 'refused', field, typed: fields });
    expect(reply?.kind === 'refused' && reply.message).toMatch(message);
  });

  it('refuses a cause that has closed, whatever page the form came from', async () =>
    expect(await give('janmashtami-2026', { choice: 'amount:501', cause: 'general' })).toMatchObject({
      status: 422,
      reply: { message: 'This campaign has closed.' },
    }));
});

describe('the page of a cause', () => {
  it('is a real 404 for an unknown one', async () =>
    expect(await loader(given('no-such'))).toMatchObject({ data: null, init: { status: 404 } }));

  it('cleans its story and offers other open causes', async () => {
    await fixture.db
      .updateTable('causes')
      .set({ description: '<p onclick="x()">Kind<script>alert(1)</script></p>' })
      .where('id', '=', 'books')
      .execute();
    const page = await loader(given('books'));
    if ('init' in page) throw new Error('the cause was not found');
    expect(page.description).toBe('<p>Kind</p>');
    expect(page.related.map(({ id }) => id)).not.toContain('books');
    expect(page.related.every(({ status }) => status === 'live')).toBe(true);
  });

  it('says what gifts of its kind did where the staff entered it, the newest first', async () => {
    const outcomesOf = async (id: string) => {
      const page = await loader(given(id));
      if ('init' in page) throw new Error('the cause was not found');
      return page.outcomes.map(({ figure }) => figure);
    };
    const outcome = { category: 'food' as const, words: 'Lunches.', image: null };
    expect(await outcomesOf('food-for-life')).toEqual([]);
    await fixture.db
      .insertInto('donation_outcomes')
      .values([
        { ...outcome, id: 'october', figure: '3,900 plates', happened_on: '2026-10-31' },
        { ...outcome, id: 'november', figure: '4,120 plates', happened_on: '2026-11-15' },
        { ...outcome, id: 'hidden', figure: '1 plate', happened_on: '2026-11-16', published: false },
      ])
      .execute();
    expect(await outcomesOf('food-for-life')).toEqual(['4,120 plates', '3,900 plates']);
    expect(await outcomesOf('cow-care')).toEqual([]);
  });

  it('says once under which number its receiver is registered', async () => {
    const page = await loader(given('books'));
    expect(page).toMatchObject({ registered: expect.stringMatching(/: 80G DEMO-80G-0000000, CSR-1 CSR/) });
  });
});
