import type { SeatView } from '#core/seats/seat-view.ts';
import type { Letter } from '../mail/letter.ts';
import { findPaymentWithRefunds } from '../purchases/refund-queries.ts';
import { findTourOf, seatFile } from '../seats/queries/seat-file.ts';
import { findSeat } from '../seats/queries/seat-queries.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';
import { billFiles } from './bill-files.ts';
import type { Writing, Written } from './letter-page.ts';
import { seatLetter, seatReturnedLetter } from './seat-letters.ts';

/**
 * A letter about paid seats, that of the booking with its days; null where there is none to say.
 */
export async function composeSeat(
  services: Services,
  writing: Writing,
  letter: Extract<Letter, { kind: 'seat' | 'seat-returned' }>,
): Promise<Written | null> {
  const seat = await findSeat(services, letter.seatId);
  if (!seat) return null;
  if (letter.kind === 'seat-returned') {
    const payment = await findPaymentWithRefunds(services, letter.paymentId);
    const back = { amount: letter.amount, stray: payment?.payment.role !== 'settling' };
    return { page: seatReturnedLetter(seat, back, writing), files: [] };
  }
  // What was paid or lapsed meanwhile is asked no more.
  if ((letter.says === 'offered' || letter.says === 'rest') && !seat.payable) return null;
  const page = seatLetter(letter.says, await inWords(services, writing, seat), writing);
  // The bill of what was paid just now, where the settings have bills written for seats.
  const confirms = letter.says === 'booked' || letter.says === 'rest-paid';
  const bills = confirms ? await billFiles(services, seat.bills) : [];
  if (letter.says !== 'booked') return { page, files: bills };
  const where = { url: writing.url, place: writing.contact.address };
  const content = Buffer.from(await seatFile(services, seat, where));
  return { page, files: [{ fileName: 'dates.ics', content, contentType: 'text/calendar' }, ...bills] };
}

/** By the name of the class or tour in the letter's language. */
async function inWords(services: Services, { language }: Writing, seat: SeatView): Promise<SeatView> {
  const { unit, title } = seat;
  const isClass = unit.kind === 'class';
  const id = isClass ? unit.id : ((await findTourOf(services.db, unit.id)) ?? '');
  const table = isClass ? 'classes' : 'tours';
  const [named] = await translated(services, table, [{ id, title }], {}, language);
  return { ...seat, title: named?.title ?? title };
}
