import type { Language } from '#core/language/languages.ts';
import type { Paise } from '#core/money/paise.ts';
import type { Ids } from '../base-services.ts';
import type { Transaction } from '../db/schema.ts';
import type { Letter } from '../mail/letter.ts';
import { queueLetter } from '../mail/queue-letter.ts';

/** Whose money went back; without an address nobody is written to. */
export type ReturnedTo = { email: string | null; person_id: string | null; language: Language };

/** Writes that money went back; once for each payment and sum, so a repeat writes nothing. */
export async function queueReturned(
  trx: Transaction,
  ids: Ids,
  { email, person_id: personId, language }: ReturnedTo,
  { paymentId, amount, letter }: { paymentId: string; amount: Paise; letter: Letter },
): Promise<void> {
  if (email === null || email === '') return;
  const causeKey = `payment-returned:${paymentId}:${amount}`;
  await queueLetter(trx, ids, { to: email, reader: { personId, language }, causeKey, letter });
}
