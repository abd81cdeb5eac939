import { sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Ids } from '../base-services.ts';
import type { Db } from '../db/schema.ts';
import type { Letter } from './letter.ts';
import { isToStaff } from './letter-purpose.ts';

/**
 * Who reads a letter, as far as is known: their account, and the language in which they came to the
 * site, where it is not that of the current request.
 */
type Reader = { personId?: string | null; language?: Language };

type NewLetter = { to: string; causeKey: string; letter: Letter; reader?: Reader };

/**
 * Puts a letter into the outbox, inside the caller's transaction; wake 'send-letters' after the
 * commit. `causeKey` names what happened ('gift-receipt:rcp_…'); the same cause never writes a
 * second letter. Never throws for what a visitor typed: a payment does not fail over its letter.
 */
export async function queueLetter(trx: Db, ids: Ids, letter: NewLetter): Promise<void> {
  await queueLetters(trx, ids, [letter]);
}

/** As many as one statement takes. */
const atOnce = 500;

/** The same for a letter to many. */
export async function queueLetters(trx: Db, ids: Ids, letters: readonly NewLetter[]): Promise<void> {
  for (let at = 0; at < letters.length; at += atOnce) {
    await trx
      .insertInto('letters')
      .values(letters.slice(at, at + atOnce).map((letter) => ({ id: ids('let'), ...rowOf(letter) })))
      .onConflict((conflict) => conflict.column('cause_key').doNothing())
      .execute();
  }
}

/** A letter to each of the rows that an update returned, as `letterOf` words it. */
export async function queueToEach(
  trx: Db,
  ids: Ids,
  rows: readonly { id: string; email: string | null; language: Language }[],
  letterOf: (id: string) => Pick<NewLetter, 'causeKey' | 'letter'>,
): Promise<void> {
  const reached = rows.flatMap(({ id, email, language }) => (email ? [{ id, email, language }] : []));
  await queueLetters(
    trx,
    ids,
    reached.map(({ id, email, language }) => ({ to: email, reader: { language }, ...letterOf(id) })),
  );
}

function rowOf({ to, causeKey, letter, reader = {} }: NewLetter) {
  const { kind, ...data } = letter;
  const recipient = storable(to).trim();
  return {
    kind,
    recipient,
    language: isToStaff(letter) ? ('en' as const) : languageFor(recipient, reader),
    data: JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    ),
    cause_key: causeKey,
  };
}

/**
 * What was chosen in the reader's profile, or in that of the account with this address; else the
 * language of the visit that the letter is about.
 */
function languageFor(recipient: string, { personId = null, language = siteLanguage }: Reader) {
  return sql<Language>`coalesce(
    (select language from profiles where person_id = ${personId}),
    (select language from profiles join people on people.id = profiles.person_id
     where people.email = ${recipient.toLowerCase()}),
    ${language})`;
}

/** NFC, and without what Postgres cannot store: the NUL character and lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().normalize('NFC');
}
