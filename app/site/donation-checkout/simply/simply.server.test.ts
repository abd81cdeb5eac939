import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makePurchaseKey } from '#server/http/keyed-page.ts';
import { purchaseKeyContext } from '#server/http/request-contexts.ts';
import { beginAndPay } from '#server/purchases/test-donations.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import * as amount from './amount.route.tsx';
import * as pay from './pay.route.tsx';
import type { AmountModel, SimpleScreen, WhoModel } from './simple-model.ts';
import * as who from './who.route.tsx';

const fixture = openFixture();

type Fields = Record<string, string>;
type Asked = { query?: string; fields?: Fields; cookie?: string; params?: Fields };

function given({ query = '', fields, cookie, params = {} }: Asked) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  context.set(purchaseKeyContext, makePurchaseKey());
  const body = fields && new URLSearchParams(fields);
  const url = `http://temple.test/donate/simply${query}`;
  const request = new Request(url, body && { method: 'POST', body });
  if (cookie) request.headers.set('cookie', cookie);
  return { params, request, context };
}

type Answer = {
  location: string | null;
  cookie: string;
  status: number;
  screen: SimpleScreen | null;
};

async function send(action: (args: never) => Promise<unknown>, fields: Fields): Promise<Answer> {
  try {
    const answer = (await action(given({ fields }) as never)) as {
      data: SimpleScreen;
      init: ResponseInit | null;
    };
    return { location: null, cookie: '', status: answer.init?.status ?? 200, screen: answer.data };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const { headers, status } = thrown;
    return {
      location: headers.get('location'),
      cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
      status,
      screen: null,
    };
  }
}

const first = (screen: SimpleScreen | null) => (screen?.step === 1 ? screen.model : null) as AmountModel;
const second = (screen: SimpleScreen | null) => (screen?.step === 2 ? screen.model : null) as WhoModel;

let made = 0;
const aGiver = (instead: Fields = {}): Fields => {
  made += 1;
  return {
    intentKey: `simply_${String(made).padStart(12, '0')}_${process.pid}`,
    cause: 'general',
    amount: '501.00',
    name: 'Radha Devi',
    phone: '9876543210',
    email: '',
    citizenship: 'indian',
    consent: 'on',
    ...instead,
  };
};

const stored = async (location: string | null) =>
  fixture.db
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', location?.split('/').at(-1) ?? '')
    .executeTakeFirst();

const countDonations = async () => {
  const rows = await fixture.db.selectFrom('donations').select('id').execute();
  return rows.length;
};

describe('how much', () => {
  it('offers the amounts of the cause, and the temple’s telephone', async () => {
    const { screen } = (await amount.loader(given({ query: '?cause=general' }) as never)).data;
    const { amounts, phone, causes } = first(screen);
    expect(amounts.map(({ words }) => words)).toEqual(['₹501', '₹1,100', '₹2,100', '₹5,100']);
    expect(phone).toBe('+91 00000 00000');
    expect(causes[0]?.id).toBe('general');
  });

  it('goes on with a suggested amount, and with a typed one', async () => {
    const suggested = await send(amount.action, {
      cause: 'general',
      choice: 'amount:1100.00',
      ownAmount: '7',
    });
    expect(suggested).toMatchObject({
      status: 303,
      location: '/donate/simply/who?cause=general&amount=1100.00',
    });
    const typed = await send(amount.action, { cause: 'general', choice: 'own', ownAmount: ' १,०८१ ' });
    expect(typed.location).toBe('/donate/simply/who?cause=general&amount=1081.00');
  });

  it.each([
    ['5', /₹10 or more/],
    ['600000', /temple office/],
    ['-1', /in digits/],
    ['', /₹10 or more|amount/i],
  ])('refuses %j beside the field, and keeps it', async (ownAmount, message) => {
    const answer = await send(amount.action, { cause: 'general', choice: 'own', ownAmount });
    expect(answer.status).toBe(422);
    expect(first(answer.screen)).toMatchObject({ ownAmount, error: expect.stringMatching(message) });
  });

  it('takes no kind of a cause and no cause that is closed', async () => {
    const kind = await send(amount.action, {
      cause: 'food-for-life',
      choice: 'type:meals-20',
      ownAmount: '',
    });
    expect(kind.status).toBe(422);
    const closed = await send(amount.action, {
      cause: 'janmashtami-2026',
      choice: 'own',
      ownAmount: '501',
    });
    expect(first(closed.screen).error).toMatch(/has closed/);
  });

  it('hands on what was typed on the second screen', async () => {
    const back = await send(who.action, aGiver({ go: 'back', email: 'radha@example.com' }));
    expect(back.status).toBe(200);
    const { typed, ownAmount } = first(back.screen);
    expect(ownAmount).toBe('501.00');
    const on = await send(amount.action, {
      ...(typed as Fields),
      cause: 'general',
      choice: 'own',
      ownAmount: '2100',
    });
    expect(second(on.screen)).toMatchObject({
      amount: '2100.00',
      texts: { name: 'Radha Devi', phone: '9876543210', email: 'radha@example.com', citizenship: 'indian' },
    });
  });
});

describe('who gives', () => {
  it('begins one donation however often it is sent, also without an e-mail address', async () => {
    const giver = aGiver();
    const before = await countDonations();
    const begun = await send(who.action, giver);
    expect(begun).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/donate\/simply\/pay\/don_[\w-]{22}$/),
    });
    expect((await send(who.action, giver)).location).toBe(begun.location);
    expect(await countDonations()).toBe(before + 1);
    expect(await stored(begun.location)).toMatchObject({
      path: 'named',
      donor_email: null,
      total_paise: 50_100,
    });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'radha' }, 'email'],
    [{ citizenship: '' }, 'citizenship'],
    [{ citizenship: 'foreign' }, 'citizenship'],
    [{ consent: '' }, 'consent'],
    [{ path: 'tax' }, 'pan'],
    [{ name: 'Radha\u202e' }, 'name'],
  ])('refuses %j beside its field, and stores nothing', async (fields, field) => {
    const before = await countDonations();
    const answer = await send(who.action, aGiver(fields));
    expect(answer.status).toBe(422);
    const { problems, texts } = second(answer.screen);
    expect(problems.map((problem) => problem.field)).toContain(field);
    expect(texts).toMatchObject({ ...fields, path: 'path' in fields ? 'tax' : 'named' });
    expect(await countDonations()).toBe(before);
  });

  it('stores what a tax receipt needs where one is wanted', async () => {
    const tax = { pan: 'ABCPE1234F', addressLine: '12 Temple Road', city: 'Mathura', pin: '281001' };
    const begun = await send(who.action, aGiver({ path: 'tax', state: 'Uttar Pradesh', ...tax }));
    expect(await stored(begun.location)).toMatchObject({ path: 'tax', donor_city: 'Mathura' });
  });

  it('goes back to the amount where it can not be given', async () => {
    const answer = await send(who.action, aGiver({ amount: '600000' }));
    expect(answer.status).toBe(422);
    expect(first(answer.screen)).toMatchObject({
      ownAmount: '600000',
      error: expect.stringMatching(/temple office/),
      typed: { name: 'Radha Devi' },
    });
  });

  it('shows what was typed to the browser that began the donation, and to no other', async () => {
    const { location, cookie } = await send(who.action, aGiver());
    const again = location?.split('/').at(-1) ?? '';
    const query = `?cause=general&amount=501.00&again=${again}`;
    const mine = await who.loader(given({ query, cookie }) as never);
    expect(second(mine).texts).toMatchObject({ name: 'Radha Devi', phone: '+919876543210' });
    const stranger = await who.loader(given({ query }) as never);
    expect(second(stranger).texts).toMatchObject({ name: '', phone: '' });
  });
});

describe('the way to pay', () => {
  it('leads to the gateway with the donation’s own order', async () => {
    const { location } = await send(who.action, aGiver());
    const id = location?.split('/').at(-1) ?? '';
    const page = await pay.loader(given({ params: { id } }) as never);
    const order = (await stored(location))?.gateway_order_id ?? '';
    expect(order).not.toBe('');
    expect(JSON.stringify(page)).toContain(order);
    expect(JSON.stringify(page)).not.toContain('Radha');
  });

  it('is the status of what is paid, and a real 404 for an unknown donation', async () => {
    const { id } = await beginAndPay(fixture);
    await expect(pay.loader(given({ params: { id } }) as never)).rejects.toMatchObject({ status: 303 });
    expect(await pay.loader(given({ params: { id: 'don_nothing' } }) as never)).toMatchObject({
      init: { status: 404 },
    });
  });
});
