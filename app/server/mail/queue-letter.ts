import type { Ids } from '../base-services.ts';
import type { Db } from '../db/schema.ts';
import type { Letter } from './letter.ts';

/**
 * Puts a letter into the outbox, inside the caller's transaction; wake 'send-letters' after the
 * commit. `causeKey` names what happened ('gift-receipt:rcp_…'); the same cause never writes a
 * second letter. Never throws for what a visitor typed: a payment does not fail over its letter.
 */
export async function queueLetter(
  trx: Db,
  ids: Ids,
  { to, causeKey, letter }: { to: string; causeKey: string; letter: Letter },
): Promise<void> {
  const { kind, ...data } = letter;
  await trx
    .insertInto('letters')
    .values({
      id: ids('let'),
      kind,
      recipient: storable(to).trim(),
      data: JSON.stringify(data, (_key, value: unknown) =>
        typeof value === 'string' ? storable(value) : value,
      ),
      cause_key: causeKey,
    })
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .execute();
}

/** NFC, and without what Postgres cannot store: the NUL character and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC');
}
