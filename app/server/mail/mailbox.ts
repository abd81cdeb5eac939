import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Older letters are deleted, so that a demo under load does not grow without end. */
const maxLetters = 2000;

/** The mailer of a site without a mail server: letters go into a table that /dev/mailbox shows. */
export function makeMailbox(db: Db): Mailer {
  return {
    send: async (mail) => {
      await db.transaction().execute((trx) => receive(trx, mail));
      return { ok: true };
    },
    close: async () => {},
  };
}

async function receive(trx: Db, mail: Mail): Promise<void> {
  const { number, arrivals } = await trx
    .insertInto('mailbox')
    .values({
      message_id: mail.messageId,
      sender: mail.from.name === '' ? mail.from.address : `${mail.from.name} <${mail.from.address}>`,
      recipient: mail.to.address,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
    })
    .onConflict((conflict) =>
      conflict.column('message_id').doUpdateSet({ arrivals: sql`mailbox.arrivals + 1` }),
    )
    .returning(['number', 'arrivals'])
    .executeTakeFirstOrThrow();
  if (arrivals > 1) return;
  if (mail.attachments.length > 0) {
    await trx
      .insertInto('mailbox_attachments')
      .values(
        mail.attachments.map((one, position) => ({
          mailbox_number: number,
          position,
          file_name: one.fileName,
          content_type: one.contentType,
          content_id: one.contentId ?? null,
          content: one.content,
        })),
      )
      .execute();
  }
  await trx
    .deleteFrom('mailbox')
    .where('number', '<=', number - maxLetters)
    .execute();
}
