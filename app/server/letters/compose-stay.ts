import { href } from 'react-router';
import type { Letter } from '../mail/letter.ts';
import { findPaymentWithRefunds } from '../purchases/refund-queries.ts';
import type { Services } from '../services.ts';
import { stayFile } from '../stay/queries/stay-file.ts';
import { findStay } from '../stay/queries/stay-queries.ts';
import { findWait, waitKey } from '../stay/waits/wait-queries.ts';
import { billFiles } from './bill-files.ts';
import { inWords } from './in-words.ts';
import type { Writing, Written } from './letter-page.ts';
import { stayLetter, stayReturnedLetter, stayWaitLetter } from './stay-letters.ts';

type StayLetter = Extract<Letter, { kind: 'stay' | 'stay-wait' | 'stay-returned' }>;

/** A letter about a stay or its waiting list; null where there is none to say. */
export async function composeStay(
  services: Services,
  writing: Writing,
  letter: StayLetter,
): Promise<Written | null> {
  switch (letter.kind) {
    case 'stay': {
      const found = await findWhole(services, letter.stayId);
      if (!found) return null;
      const stay = await withKindInWords(services, writing, found.stay);
      const page = stayLetter(letter.says, stay, writing, found.rest?.total);
      if (letter.says === 'billed' || letter.says === 'no-show')
        return { page, files: await billFiles(services, stay.bills) };
      if (letter.says !== 'booked' && letter.says !== 'changed') return page;
      const where = { url: writing.url, place: writing.contact.address, at: services.clock() };
      const content = Buffer.from(stayFile(stay, where));
      return { page, files: [{ fileName: 'stay.ics', content, contentType: 'text/calendar' }] };
    }
    case 'stay-wait': {
      const wait = await findWait(services, letter.waitId);
      // Who left the list, or whose offer is over, has no use for it.
      if (wait?.state !== (letter.says === 'offered' ? 'offered' : 'waiting')) return null;
      const path = `${href('/stay/wait/:id', { id: wait.id })}?key=${waitKey(services, wait.id)}`;
      const named = await withKindInWords(services, writing, wait);
      return stayWaitLetter(letter.says, { ...named, path }, writing);
    }
    case 'stay-returned': {
      const found = await findWhole(services, letter.stayId);
      const payment = await findPaymentWithRefunds(services, letter.paymentId);
      const back = { amount: letter.amount, stray: payment?.payment.role !== 'settling' };
      return found && stayReturnedLetter(found.stay, back, writing);
    }
  }
}

/** A stay, or one by what pays its rest. */
async function findWhole(services: Services, id: string) {
  const found = await findStay(services, id);
  if (!found?.restOf) return found && { stay: found, rest: null };
  const stay = await findStay(services, found.restOf);
  return stay && { stay, rest: found };
}

/** By the name of the kind of room in the letter's language. */
async function withKindInWords<Kind extends { kindId: string; kindTitle: string }>(
  services: Services,
  writing: Writing,
  of: Kind,
): Promise<Kind> {
  const { title } = await inWords(services, writing, 'room_types', { id: of.kindId, title: of.kindTitle });
  return { ...of, kindTitle: title };
}
