import { beforeEach, expect, it } from 'vitest';
import { classKind } from '#core/cms/kinds/class-kind.ts';
import { binRow } from '../cms/bin-row.ts';
import { restoreRow } from '../cms/restore-row.ts';
import { staffOf } from '../people/test-people.ts';
import { somebody } from '../requests/test-requests.ts';
import { openSeats } from '../seats/test-seat-world.ts';
import { aPupil, testClass } from '../seats/test-seats.ts';
import { enrolInClass } from './enrol-in-class.ts';

const { db, services, classTaken: taken } = openSeats();
const owner = staffOf('per_owner', 'owner');

beforeEach(async () => {
  await db().updateTable('classes').set({ pay_by: 'lesson' }).where('id', '=', testClass).execute();
});

async function binned(): Promise<string> {
  const gone = await binRow(services(), owner, classKind, testClass);
  return gone.ok ? gone.value : expect.fail(gone.code);
}

it('comes back from the bin with the seats that are taken by then', async () => {
  for (let seat = 0; seat < 2; seat += 1)
    expect((await enrolInClass(services(), testClass, aPupil(), somebody())).ok).toBe(true);
  expect(await taken()).toBe(2);
  const bin = await binned();
  const first = db().selectFrom('requests').select('id').limit(1);
  await db().updateTable('requests').set({ state: 'declined' }).where('id', '=', first).execute();
  expect(await restoreRow(services(), owner, classKind, bin)).toMatchObject({ ok: true });
  expect(await taken()).toBe(1);
});

it('counts who is declined while it comes back', async () => {
  await enrolInClass(services(), testClass, aPupil(), somebody());
  const bin = await binned();
  let restored: ReturnType<typeof restoreRow> | undefined;
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('requests').set({ state: 'declined' }).execute();
      restored = restoreRow(services(), owner, classKind, bin);
      await new Promise(setImmediate);
    });
  expect(await restored).toMatchObject({ ok: true });
  expect(await taken()).toBe(0);
});
