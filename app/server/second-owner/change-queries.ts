import type { ChangeInput, ChangeRow } from '../changes/change-input.ts';
import { changeRows, changeTitle } from '../changes/change-rows.ts';
import type { Services } from '../services.ts';

export type WaitingChange = {
  id: string;
  title: string;
  rows: ChangeRow[];
  /** null: they left. */
  askedBy: { id: string; name: string | null };
  askedAt: Date;
  /** null: another owner decides. */
  doneByItselfAt: Date | null;
  expiresAt: Date;
};

/**
 * The changes that wait for a second owner or until they are due, the oldest first, in full. For
 * owners only.
 */
export async function listWaitingChanges({ db }: Services): Promise<WaitingChange[]> {
  const rows = await db
    .selectFrom('pending_changes as change')
    .leftJoin('people', 'people.id', 'change.asked_by')
    .select(['change.id', 'input', 'asked_by', 'people.name', 'asked_at as askedAt'])
    .select(['done_by_itself_at as doneByItselfAt', 'expires_at as expiresAt'])
    .where('state', '=', 'open')
    .orderBy('asked_at')
    .execute();
  return Promise.all(
    rows.map(async ({ input, asked_by, name, ...row }) => ({
      ...row,
      title: await changeTitle(db, input as ChangeInput, 'office'),
      rows: changeRows(input as ChangeInput, 'office'),
      askedBy: { id: asked_by, name },
    })),
  );
}

/** How many wait, for the dashboard. */
export async function countWaitingChanges({ db }: Services): Promise<number> {
  const { count } = await db
    .selectFrom('pending_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}
