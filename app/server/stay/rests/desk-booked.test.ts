import { beforeAll, expect, it } from 'vitest';
import { rupees } from '#core/money/paise.ts';
import { staffOf } from '#server/people/test-people.ts';
import { cancelOwnStay } from '../changes/cancel-stay.ts';
import { changeOwnDates } from '../changes/change-own-dates.ts';
import { checkIn, checkOut, noShow } from '../desk/advance-stay.ts';
import { bookByDesk } from '../desk/book-by-desk.ts';
import { cancelByDesk } from '../desk/cancel-by-desk.ts';
import { takeDeskPayment } from '../desk/take-desk-payment.ts';
import { aDeskInput, bookedByDesk } from '../desk/test-desk.ts';
import { getStayLinkWords } from '../queries/stay-link-words.ts';
import { findStay } from '../queries/stay-queries.ts';
import { nights, openRests } from './test-rests.ts';

// What was booked at the desk can be paid on the site too: nothing or a part of it was paid before.

const keeper = staffOf('per_keeper', 'guest-house-desk');
const { fixture, of, pay, begin, at, asked, stageOf } = openRests();

beforeAll(async () => {
  await fixture.db
    .insertInto('settings')
    .values({ key: 'languages', value: JSON.stringify({ hi: true }) })
    .execute();
});

/** Four nights for 4,000 rupees, of which nothing is paid. */
const booked = () => bookedByDesk(of(), nights(4));

async function paidOnline() {
  const id = await booked();
  const rest = await begin(id);
  await pay(rest);
  return { id, rest };
}

it('is paid whole, or what the desk left of it', async () => {
  const { id, rest } = await paidOnline();
  expect(rest.total).toBe(rupees(4_000));
  const paid = { paid: rupees(4_000), toPay: 0, restPayable: false, goesBack: rupees(2_000) };
  expect(await findStay(of(), id)).toMatchObject({ ...paid, byDesk: true, stage: 'booked' });
  const other = await booked();
  const cash = { stayId: other, amount: '1500', mode: 'cash', due: '400000' };
  expect(await takeDeskPayment(of(), keeper, cash)).toMatchObject({ ok: true });
  expect((await begin(other)).total).toBe(rupees(2_500));
});

it('goes back by the ladder, or all of it where the office says so', async () => {
  const one = await paidOnline();
  expect(await cancelOwnStay(of(), one.id)).toMatchObject({ ok: true });
  expect([await asked(one), await asked(one.rest)]).toEqual([[], [rupees(2_000)]]);
  const other = await paidOnline();
  const all = { stayId: other.id, reason: 'The house is closed', all: true };
  expect(await cancelByDesk(of(), keeper, all)).toMatchObject({ ok: true });
  expect([await asked(other), await asked(other.rest)]).toEqual([[], [rupees(4_000)]]);
  expect(await stageOf(other.rest)).toBe('cancelled paid');
});

it('goes back by the ladder of what fewer nights cost less, and of whom nobody saw', async () => {
  const { id, rest } = await paidOnline();
  expect(await changeOwnDates(of(), id, nights(3))).toMatchObject({ ok: true });
  expect(await asked(rest)).toEqual([rupees(500)]);
  at('2026-12-01T14:00:00Z');
  expect(await noShow(of(), keeper, id)).toMatchObject({ ok: true });
  expect(await asked(rest)).toEqual([rupees(500)]);
  const bill = await fixture.db
    .selectFrom('bills')
    .select('total_paise')
    .where('stay_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(bill.total_paise).toBe(rupees(3_000));
});

it('is billed with the number of its payment', async () => {
  const { id, rest } = await paidOnline();
  at('2026-12-01T08:00:00Z');
  await checkIn(of(), keeper, { stayId: id, idKind: 'passport', idLast4: 'Z123' });
  at('2026-12-05T04:00:00Z');
  expect(await checkOut(of(), keeper, id)).toMatchObject({ ok: true });
  const bill = await fixture.db
    .selectFrom('bills')
    .select(['covered_paise', 'facts'])
    .where('stay_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(bill.covered_paise).toBe(rupees(4_000));
  expect(JSON.stringify(bill.facts)).toContain(`pay_${rest.orderId}`);
});

it('is asked for by letter and link in the language that the desk chose', async () => {
  const typed = aDeskInput(nights(4));
  expect(await bookByDesk(of(), keeper, { ...typed, language: 'eo' })).toMatchObject({
    problems: [{ field: 'language', code: 'choice-invalid' }],
  });
  const made = await bookByDesk(of(), keeper, { ...typed, language: 'hi' });
  const stay = await findStay(of(), made.ok ? made.value.id : '');
  if (!stay) throw new Error('no stay');
  const letter = await fixture.db
    .selectFrom('letters')
    .select('language')
    .where('cause_key', '=', `stay:${stay.id}:booked`)
    .executeTakeFirstOrThrow();
  expect(letter.language).toBe('hi');
  const { url, message } = await getStayLinkWords(of(), stay);
  expect(url).toMatch(new RegExp(`/hi/stay/booking/${stay.id}$`));
  expect(message).toContain(url);
  expect(message).toContain(`हरे कृष्ण मंदिर के अतिथि-गृह की आपकी बुकिंग ${stay.number} के लिए ₹4,000 का`);
});
