import { sql } from 'kysely';
import { readEmail } from '#core/fields/email.ts';
import type { Language } from '#core/language/languages.ts';
import type { Job } from '../jobs/job.ts';
import type { Letter } from '../mail/letter.ts';
import type { SendOutcome } from '../mail/mailer.ts';
import { areStopped } from '../mail/stop-letters.ts';
import { lettersToStop, stopAddress } from '../mail/stop-link.ts';
import type { Services } from '../services.ts';
import { composeLetter } from './compose-letter.ts';

const atOnce = 3;

/**
 * After composing (a PDF above all) the sender pauses this many times as long: visitors come first.
 */
const restPerWork = 3;

/**
 * The outbox: sends the letters that are due, each at least once and always under one message id.
 * Taking a letter already sets its next try, so a process that dies while sending leaves it to a
 * later run, and nothing holds a database connection while the mail server takes its time.
 */
export const sendLetters: Job = {
  name: 'send-letters',
  everySeconds: 15,
  run: async (services, stopping) => {
    await Promise.all(Array.from({ length: atOnce }, () => sendUntilNoneIsDue(services, stopping)));
  },
};

async function sendUntilNoneIsDue(services: Services, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const letter = await takeDueLetter(services);
    if (!letter) return;
    const { outcome, composedIn } = await sendOne(services, letter);
    await noteOutcome(services, letter, outcome);
    await rest(composedIn * restPerWork, stopping);
  }
}

type Taken = {
  id: string;
  kind: string;
  recipient: string;
  language: Language;
  data: unknown;
  tries: number;
};

/**
 * Takes one due letter, receipts last: nobody waits before a screen for those. The next try (2, 4,
 * 8 … minutes, then every 6 hours) is later than any send can last (mailer.ts), so no second sender
 * takes it meanwhile. The database's clock decides: processes may differ.
 */
async function takeDueLetter({ db }: Services): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update letters
    set tries = tries + 1,
        next_try_at = now() + least(interval '6 hours', interval '1 minute' * power(2, least(tries + 1, 20)))
    where id = coalesce(
      (select id from letters where state = 'queued' and kind <> 'gift-receipt' and next_try_at <= now()
       order by next_try_at limit 1 for update skip locked),
      (select id from letters where state = 'queued' and next_try_at <= now()
       order by next_try_at limit 1 for update skip locked)
    )
    returning id, kind, recipient, language, data, tries
  `.execute(db);
  return rows[0];
}

type Sent = { outcome: SendOutcome | 'needless'; composedIn: number };

/** Their subjects are in the ledger and stay there: not to find one is an error. */
const ofLedger: readonly string[] = [
  'gift-receipt',
  'payment-returned',
  'order',
  'order-returned',
  'stay',
  'stay-returned',
  'seat',
  'seat-returned',
  'passes',
  'passes-returned',
] satisfies Letter['kind'][];

/**
 * An error in one letter affects that letter only: it is retried like one that the mail server did
 * not take.
 */
async function sendOne(services: Services, taken: Taken): Promise<Sent> {
  const begun = performance.now();
  let composedIn = 0;
  try {
    const to = readEmail(taken.recipient);
    if (!to.ok) return { outcome: refused('not a mail address'), composedIn };
    const letter = { kind: taken.kind, ...(taken.data as object) } as Letter;
    const stop = lettersToStop(letter, to.value);
    if (stop && (await areStopped(services, stop))) return { outcome: 'needless', composedIn };
    const { language } = taken;
    const stopAt = stop ? stopAddress(services, stop, language) : undefined;
    const composed = await composeLetter(services, letter, { language, ...(stopAt && { stopAt }) });
    composedIn = performance.now() - begun;
    if (!composed) {
      const outcome = ofLedger.includes(taken.kind) ? refused('what it was about is gone') : 'needless';
      return { outcome, composedIn };
    }
    const from = services.config.mailFrom;
    const outcome = await services.mail.send({
      ...composed,
      messageId: `${taken.id}@${from.address.split('@')[1]}`,
      from,
      to: { name: '', address: to.value },
    });
    return { outcome, composedIn };
  } catch (error) {
    services.log.error({ err: error, letter: taken.id, kind: taken.kind }, 'letter not composed');
    return { outcome: { ok: false, kind: 'unavailable', code: 'EFAULT', reason: String(error) }, composedIn };
  }
}

const sent = { state: 'sent', sent_at: sql<Date>`now()` } as const;

function refused(reason: string): SendOutcome {
  return { ok: false, kind: 'refused', code: 'EREFUSED', reason };
}

/**
 * A letter that was sent, or is not needed any more, loses its data, which may contain a one-time
 * link. One that was given up retains it: it can be queued again.
 */
async function noteOutcome({ db, log }: Services, taken: Taken, outcome: Sent['outcome']): Promise<void> {
  if (outcome === 'needless' || outcome.ok) {
    const done = outcome === 'needless' ? ({ state: 'needless' } as const) : sent;
    await db
      .updateTable('letters')
      .set({ ...done, data: '{}', last_error: null })
      .where('id', '=', taken.id)
      .execute();
    return;
  }
  const { state } = await db
    .updateTable('letters')
    .set({
      last_error: outcome.reason.slice(0, 500),
      state: sql<'queued' | 'given-up'>`case
        when ${outcome.kind === 'refused'} or created_at < now() - interval '3 days' then 'given-up' else state
      end`,
    })
    .where('id', '=', taken.id)
    .returning('state')
    .executeTakeFirstOrThrow();
  const about = { letter: taken.id, kind: taken.kind, tries: taken.tries, code: outcome.code };
  if (state === 'given-up') log.error(about, 'letter given up');
  else log.warn(about, 'letter not sent, will retry');
}

function rest(milliseconds: number, stopping: AbortSignal): Promise<void> {
  if (milliseconds < 1 || stopping.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    stopping.addEventListener('abort', over);
  });
}
