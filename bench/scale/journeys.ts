import type { Services } from '#server/services.ts';
import { type Browser, formOf, openBrowser, type Page, wordsOf } from '../browser.ts';
import { actAtGateway } from '../faults/gateway-page.ts';
import { goods } from '../faults/shopper.ts';

/** Where journeys lead; `number` makes each visitor another one. */
export type Journey = (at: { url: string; gatewayUrl: string }, number: number) => Promise<void>;

/** Gives an amount of one's own, with a name, and pays: five requests to the site and one event. */
export const giveOnce: Journey = async (at, number) => {
  const { browser, email, phone } = arrive(at.url, 'giver', number);
  const amount = String(101 + (number % 900));
  const query = new URLSearchParams({ cause: 'food-for-life', type: '', quantity: '1', amount });
  const page = await good(browser.get(`/donation-checkout?${query}`));
  const typed = { path: 'named', citizenship: 'indian', name: 'Steady Giver', email, phone, consent: 'on' };
  const { fields } = formOf(page, /^\/donation-checkout\b/, typed);
  const id = idIn(await good(browser.post('/donation-checkout', fields)), /don_[\w-]{22}/);
  await pay(at, browser, `/donation-checkout/pay/${id}`, `/donation-return/${id}`);
};

/** Orders one thing of which there is enough, to be fetched at the temple, and pays. */
export const orderOnce: Journey = async (at, number) => {
  const { browser, email, phone } = arrive(at.url, 'shopper', number);
  const query = new URLSearchParams({ ...goods.common, quantity: '1' });
  const page = await good(browser.get(`/checkout?${query}`));
  const typed = {
    ...{ fullName: 'Steady Shopper', phone, email, delivery: 'pickup' },
    ...{ payBy: 'gateway', consent: 'on' },
  };
  const { fields } = formOf(page, /^\/checkout$/, typed);
  let answer = await browser.post('/checkout', fields);
  // The price may have changed since the cart was filled: the page asks once.
  if (answer.status === 422) {
    answer = await browser.post('/checkout', formOf(answer, /^\/checkout$/, typed).fields);
  }
  const id = idIn(answer, /ord_[\w-]+/);
  await pay(at, browser, `/checkout/pay/${id}`, `/order-return/${id}`);
};

/** Books an hour of seva, which costs nothing. */
export const bookSevaOnce: Journey = async ({ url }, number) => {
  const { browser, email } = arrive(url, 'helper', number);
  const date = dayAfter(2 + (number % 80));
  const page = await good(browser.get('/sevas'));
  const typed = { name: 'Steady Helper', seva: 'cleaning', date, time: '11:00', contact: email };
  const { fields } = formOf(page, /^\/sevas\?tab=online$/, typed);
  const booked = await good(browser.post('/sevas?tab=online', fields));
  idIn(booked, /svb_[\w-]{22}/);
  await good(browser.get(booked.location ?? ''));
};

/** Books two nights in a room and pays them. */
export const bookStayOnce: Journey = async (at, number) => {
  const { browser, email, phone } = arrive(at.url, 'guest', number);
  const first = 14 + 3 * (number % 25);
  const query = new URLSearchParams({
    ...{ kind: 'standard', arrival: dayAfter(first), departure: dayAfter(first + 2) },
    ...{ adults: '2', children: '0', rooms: '1', meals: '' },
  });
  const page = await good(browser.get(`/stay/book?${query}`));
  const typed = {
    ...{ name: 'Steady Guest', phone, email, idKind: 'passport', idLast4: '4321' },
    ...{ pay: 'full', consent: 'on' },
  };
  const { fields } = formOf(page, /^\/stay\/book\b/, typed);
  const id = idIn(await browser.post('/stay/book', fields), /sty_[\w-]+/);
  await pay(at, browser, `/stay/pay/${id}`, `/stay-return/${id}`);
};

function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Receives more goods than a measurement can order. */
export async function fillShelf({ db }: Pick<Services, 'db'>): Promise<void> {
  await db
    .insertInto('stock_moves')
    .values({ variant_id: goods.common.variant, change: 100_000, reason: 'received', at: new Date() })
    .execute();
}

function arrive(url: string, kind: string, number: number) {
  const address = `10.20.${Math.trunc(number / 200) % 200}.${1 + (number % 200)}`;
  return {
    email: `${kind}-${number}@example.com`,
    phone: String(7_000_000_000 + number),
    browser: openBrowser(url, address),
  };
}

async function pay(
  { gatewayUrl }: { gatewayUrl: string },
  browser: Browser,
  payPath: string,
  returnPath: string,
): Promise<void> {
  const page = await good(browser.get(payPath));
  const returned = await actAtGateway(gatewayUrl, page, 'pay');
  if (!returned) throw new Error('the test gateway did not answer');
  const back = await good(browser.post(returnPath, Object.entries(returned), gatewayUrl));
  if (back.location) await good(browser.get(back.location));
}

async function good(asked: Promise<Page>): Promise<Page> {
  const page = await asked;
  if (page.status >= 400) throw new Error(`${page.status} ${wordsOf(page).slice(0, 300)}`);
  return page;
}

function idIn(answer: Page, pattern: RegExp): string {
  const [id] = pattern.exec(answer.location ?? '') ?? [];
  if (!id) throw new Error(`nothing was begun: ${answer.status} ${wordsOf(answer).slice(0, 300)}`);
  return id;
}
