import { type Paging, pagingOf } from '#core/content/paging.ts';
import type { Services } from '../services.ts';

type Reading = Pick<Services, 'db'>;
export type Subscriber = { email: string; consentedAt: Date };

const pageSize = 50;

/** Who asked for the day's darshan by e-mail and has not stopped it, newest first. */
export function subscribers({ db }: Reading) {
  return db
    .selectFrom('darshan_subscribers')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_refusals')
            .select('letter_refusals.email')
            .whereRef('letter_refusals.email', '=', 'darshan_subscribers.email')
            .where('sort', '=', 'daily-darshan'),
        ),
      ),
    );
}

export async function countSubscribers(services: Reading): Promise<number> {
  const { count } = await subscribers(services)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of the list; null where there is no such page. */
export async function listSubscribers(
  services: Reading,
  page: string | null,
): Promise<{ rows: Subscriber[]; count: number; paging: Paging } | null> {
  const count = await countSubscribers(services);
  const paging = pagingOf(page, count, pageSize);
  if (!paging) return null;
  const rows = await subscribers(services)
    .select(['email', 'consented_at as consentedAt'])
    .orderBy('consented_at', 'desc')
    .orderBy('email')
    .limit(pageSize)
    .offset(paging.offset)
    .execute();
  return { rows, count, paging };
}

/** The subscription of an address, for the export of somebody's data; null where there is none. */
export async function findSubscriber({ db }: Reading, email: string) {
  const row = await db
    .selectFrom('darshan_subscribers')
    .select(['consent', 'consented_at as consentedAt'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}
