import { createHash } from 'node:crypto';
import type { Language } from '#core/language/languages.ts';
import { readHolderLetter, type WordsByLanguage } from '#core/passes/letter-form.ts';
import { accept, type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { findEventHead } from '#server/content/event-heads.ts';
import type { Db } from '#server/db/schema.ts';
import { queueLetters } from '#server/mail/queue-letter.ts';
import type { Services } from '#server/services.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { staffWrite } from '#server/write/staff-write.ts';

/** So many letters to the holders of an event within a week: more is advertising. */
const mostInWeek = 3;
const weekMs = 7 * 86_400_000;

type Typed = Record<string, string>;

export type LetterPreview = { words: WordsByLanguage; recipients: number; seen: string };

/** Reads a letter to all holders without sending it: what it says, and how many get it. */
export async function previewHolderLetter(
  services: Services,
  eventId: string,
  typed: Typed,
): Promise<FormOutcome<LetterPreview>> {
  const read = readHolderLetter(typed, await listOfferedLanguages(services));
  if (!read.ok) return read;
  const { words } = read.value;
  const recipients = (await listHolders(services.db, eventId)).length;
  if (recipients === 0) return invalidField('', 'pass-letter-nobody');
  return accept({ words, recipients, seen: markOf(words) });
}

/**
 * Writes to everybody with an address who has passes of an event, each in their language: once a
 * form, and only what was seen in the preview.
 */
export const writeToHolders = staffWrite({
  permission: 'passes.write',
  run: async (
    { trx, services, staff, audit, wake },
    eventId: string,
    typed: Typed,
  ): Promise<FormOutcome<{ recipients: number }> | Refusal<'event-gone'>> => {
    if (!(await findEventHead({ db: trx }, eventId))) return refuse('event-gone');
    const read = readHolderLetter(typed, await listOfferedLanguages(services));
    if (!read.ok) return read;
    const { intentKey, words } = read.value;
    if (typed.seen !== markOf(words)) return invalidField('', 'pass-letter-unseen');
    await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
    const before = await trx
      .selectFrom('pass_letters')
      .select(['intent_key', 'sent_at', 'recipients'])
      .where('event_id', '=', eventId)
      .execute();
    const same = before.find((letter) => letter.intent_key === intentKey);
    if (same) return accept({ recipients: same.recipients });
    const now = services.clock();
    const lately = before.filter(({ sent_at }) => sent_at.getTime() > now.getTime() - weekMs);
    if (lately.length >= mostInWeek) return invalidField('', 'pass-letters-enough', { most: mostInWeek });
    const holders = await listHolders(trx, eventId);
    if (holders.length === 0) return invalidField('', 'pass-letter-nobody');
    const id = services.ids('pal');
    await trx
      .insertInto('pass_letters')
      .values({
        ...{ id, event_id: eventId, intent_key: intentKey, words: JSON.stringify(words) },
        ...{ recipients: holders.length, sent_by: staff.personId, sent_at: now },
      })
      .execute();
    await queueLetters(
      trx,
      services.ids,
      holders.map(({ bookingId, email, personId, language }) => ({
        ...{ to: email, reader: { personId, language }, causeKey: `pass-news:${id}:${bookingId}` },
        letter: { kind: 'pass-news' as const, letterId: id, bookingId },
      })),
    );
    await audit({ action: 'pass-letter.sent', subject: eventId, details: { recipients: holders.length } });
    wake('send-letters');
    return accept({ recipients: holders.length });
  },
});

type Holder = { bookingId: string; email: string; personId: string | null; language: Language };

/** Who has passes of an event and left an address, each once: by their latest booking. */
function listHolders(db: Db, eventId: string): Promise<Holder[]> {
  return db
    .selectFrom('pass_bookings')
    .distinctOn(({ fn }) => fn<string>('lower', ['holder_email']))
    .select(['id as bookingId', 'person_id as personId', 'language'])
    .select(({ ref }) => ref('holder_email').$castTo<string>().as('email'))
    .where('event_id', '=', eventId)
    .where('stage', '=', 'confirmed')
    .where('holder_email', 'is not', null)
    .orderBy(({ fn }) => fn<string>('lower', ['holder_email']))
    .orderBy('created_at', 'desc')
    .execute();
}

/** What was seen; another word makes another mark. */
function markOf(words: WordsByLanguage): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}
