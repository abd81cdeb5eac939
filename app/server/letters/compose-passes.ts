import { href } from 'react-router';
import type { Letter } from '../mail/letter.ts';
import { findPassBooking } from '../passes/queries/booking-queries.ts';
import { findHolderLetter } from '../passes/queries/holder-letters.ts';
import { passFile } from '../passes/queries/pass-file.ts';
import { passKey } from '../passes/queries/pass-proof.ts';
import { findPassWait, passWaitKey } from '../passes/waits/wait-queries.ts';
import { findPaymentWithRefunds } from '../purchases/refund-queries.ts';
import type { Services } from '../services.ts';
import { translated } from '../translations/translated.ts';
import type { LetterPage, Writing } from './letter-page.ts';
import { holderLetter, passesReturnedLetter, passLetter, passWaitLetter } from './pass-letters.ts';

export type PassLetter = Extract<Letter, { kind: 'passes' | 'passes-returned' | 'pass-news' | 'pass-wait' }>;
type PassFile = { fileName: string; content: Buffer; contentType: string };
type Written = { page: LetterPage; files?: PassFile[] };

/** A letter about passes, with the calendar file where they are confirmed; null: needless. */
export async function writePassLetter(
  services: Services,
  writing: Writing,
  letter: PassLetter,
): Promise<Written | null> {
  if (letter.kind === 'pass-wait') {
    const wait = await findPassWait(services, letter.waitId, writing.language);
    // Who left the list, or whose offer is over, has no use for it.
    if (wait?.state !== (letter.says === 'offered' ? 'offered' : 'waiting')) return null;
    const path = `${href('/passes/wait/:id', { id: wait.id })}?key=${passWaitKey(services, wait.id)}`;
    const event = await inLanguage(services, writing, wait.event);
    return { page: passWaitLetter(letter.says, { ...wait, event, path }, writing) };
  }
  const found = await findPassBooking(services, letter.bookingId, writing.language);
  if (!found) return null;
  const path = `${href('/passes/:id', { id: found.id })}?key=${passKey(services, found.id)}`;
  const booking = { ...found, event: await inLanguage(services, writing, found.event), path };
  if (letter.kind === 'pass-news') {
    const words = await findHolderLetter(services, letter.letterId, writing.language);
    // Whose passes are cancelled meanwhile has no use for it.
    if (!words || found.stage !== 'confirmed') return null;
    return { page: holderLetter(words, booking, writing) };
  }
  if (letter.kind === 'passes-returned') {
    const payment = await findPaymentWithRefunds(services, letter.paymentId);
    const back = { amount: letter.amount, stray: payment?.payment.role !== 'settling' };
    return { page: passesReturnedLetter(booking, back, writing) };
  }
  const page = passLetter(letter.says, booking, writing);
  if (letter.says !== 'confirmed') return { page };
  const content = Buffer.from(passFile(booking, { url: writing.url, at: services.clock() }));
  return { page, files: [{ fileName: 'passes.ics', content, contentType: 'text/calendar' }] };
}

async function inLanguage<Row extends { id: string }>(
  services: Services,
  { language }: Writing,
  event: Row,
): Promise<Row> {
  const [words = event] = await translated(services, 'events', [event], {}, language);
  return words;
}
