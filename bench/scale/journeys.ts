import type { Services } from '#server/services.ts';
import { formOf } from '../browser.ts';
import { goods } from '../faults/shopper.ts';
import { arrive, giveSteps, good, idIn, orderSteps, type Place, paySteps, walk } from './journey-steps.ts';

/** Where journeys lead; `number` makes each visitor another one. */
export type Journey = (at: Place, number: number) => Promise<void>;

/** Gives an amount of one's own, with a name, and pays: five requests to the site and one event. */
export const giveOnce: Journey = (at, number) => walk(giveSteps, arrive(at, 'giver', number));

/** Orders one thing of which there is enough, to be fetched at the temple, and pays. */
export const orderOnce: Journey = (at, number) => walk(orderSteps, arrive(at, 'shopper', number));

/** Books an hour of seva, which costs nothing. */
export const bookSevaOnce: Journey = async (at, number) => {
  const { browser, email } = arrive(at, 'helper', number);
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
  const visit = arrive(at, 'guest', number);
  const { browser, email, phone } = visit;
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
  visit.id = idIn(await browser.post('/stay/book', fields), /sty_[\w-]+/);
  await walk(paySteps('/stay/pay', '/stay-return'), visit);
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
