import { sql } from 'kysely';
import type { Language } from '#core/language/languages.ts';
import type { Job } from '../jobs/job.ts';
import type { SendOutcome } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import type { TextTemplate } from './text-templates.ts';

/**
 * The outbox of text messages: sends those that are due, each at least once. Taking one already
 * sets its next try, later than any send can last, so a process that dies while sending leaves it
 * to a later run. A code that has expired meanwhile is not sent.
 */
export const sendTextMessages: Job = {
  name: 'send-text-messages',
  everySeconds: 15,
  run: async (services, stopping) => {
    await services.db
      .updateTable('text_messages')
      .set({ state: 'needless', data: '{}' })
      .where('state', '=', 'queued')
      .where('useful_until', '<=', services.clock())
      .execute();
    while (!stopping.aborted) {
      const message = await takeDueMessage(services);
      if (!message) return;
      await noteOutcome(services, message, await sendOne(services, message));
    }
  },
};

/** Each try may be billed, and somebody who waits asks for another code. */
const mostTriesOfCode = 2;

type Taken = {
  id: string;
  template: TextTemplate;
  recipient: string;
  language: Language;
  data: Record<string, string>;
  tries: number;
};

/** Takes one due message; the next try comes in 20, 40, 80 seconds and so on. */
async function takeDueMessage({ db }: Services): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update text_messages
    set tries = tries + 1,
        next_try_at = now() + least(interval '1 hour', interval '20 seconds' * power(2, least(tries, 10)))
    where id = (select id from text_messages where state = 'queued' and next_try_at <= now()
      and (template <> 'code' or tries < ${mostTriesOfCode})
      order by next_try_at limit 1 for update skip locked)
    returning id, template, recipient, language, data, tries`.execute(db);
  return rows[0];
}

async function sendOne(services: Services, message: Taken): Promise<SendOutcome> {
  const { id, template, recipient: to, language, data: values } = message;
  try {
    return await services.textMessages.send({ id, to, template, language, values });
  } catch (error) {
    services.log.error({ err: error, message: id, template }, 'text message not composed');
    return { ok: false, kind: 'unavailable', code: 'EFAULT', reason: String(error) };
  }
}

/**
 * One that was sent loses its values. Given up it keeps them, so that the office can send it again
 * (system/retry-text-message.ts), but for a code, whose digits nobody may read.
 */
async function noteOutcome({ db, log }: Services, message: Taken, outcome: SendOutcome): Promise<void> {
  const { id, template, tries } = message;
  const row = db.updateTable('text_messages').where('id', '=', id);
  if (outcome.ok) {
    await row.set({ state: 'sent', sent_at: sql<Date>`now()`, data: '{}', last_error: null }).execute();
    return;
  }
  const last_error = outcome.reason.slice(0, 300);
  const about = { message: id, template, tries, code: outcome.code };
  if (outcome.kind === 'refused') {
    const forgotten = template === 'code' ? { data: '{}' } : {};
    await row.set({ state: 'given-up', last_error, ...forgotten }).execute();
    log.error(about, 'text message given up');
  } else {
    await row.set({ last_error }).execute();
    log.warn(about, 'text message not sent, will retry');
  }
}
