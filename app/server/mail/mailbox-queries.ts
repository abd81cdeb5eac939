import { nearestPage } from '#core/content/paging.ts';
import type { Services } from '../services.ts';

const pageSize = 25;

type MailboxRow = {
  number: number;
  arrivedAt: Date;
  recipient: string;
  subject: string;
  arrivals: number;
};
export type MailboxPage = { rows: MailboxRow[]; page: number; pages: number; total: number };

/** A page of the demo's mailbox, newest first; a page beyond the last one is the last one. */
export async function listMailbox({ db }: Services, page: number): Promise<MailboxPage> {
  const { total } = await db
    .selectFrom('mailbox')
    .select((make) => make.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { offset, ...paging } = nearestPage(page, total, pageSize);
  const rows = await selectMailbox(db).orderBy('number', 'desc').limit(pageSize).offset(offset).execute();
  return { rows, total, ...paging };
}

function selectMailbox(db: Services['db']) {
  return db
    .selectFrom('mailbox')
    .select(['number', 'arrived_at as arrivedAt', 'recipient', 'subject', 'arrivals']);
}

export type MailboxLetter = MailboxRow & {
  sender: string;
  text: string;
  /** Pictures of the letter are embedded as data, so that it needs nothing from outside. */
  html: string;
  attachments: { position: number; fileName: string; contentType: string; bytes: number }[];
};

export async function findMailboxLetter({ db }: Services, number: number): Promise<MailboxLetter | null> {
  if (!Number.isSafeInteger(number)) return null;
  const row = await selectMailbox(db)
    .select(['sender', 'body_text as text', 'body_html as html'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const files = await db
    .selectFrom('mailbox_attachments')
    .selectAll()
    .where('mailbox_number', '=', number)
    .orderBy('position')
    .execute();
  const html = files.reduce(
    (letter, file) =>
      file.content_id === null
        ? letter
        : letter.replaceAll(
            `cid:${file.content_id}`,
            `data:${file.content_type};base64,${file.content.toString('base64')}`,
          ),
    row.html,
  );
  return {
    ...row,
    html,
    attachments: files
      .filter((file) => file.content_id === null)
      .map((file) => ({
        position: file.position,
        fileName: file.file_name,
        contentType: file.content_type,
        bytes: file.content.length,
      })),
  };
}

export type MailboxFile = { fileName: string; content: Buffer };

export async function findMailboxFile(
  { db }: Services,
  number: number,
  position: number,
): Promise<MailboxFile | null> {
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(position)) return null;
  const row = await db
    .selectFrom('mailbox_attachments')
    .select(['file_name as fileName', 'content'])
    .where('mailbox_number', '=', number)
    .where('position', '=', Math.min(position, 1000))
    .executeTakeFirst();
  return row ?? null;
}
