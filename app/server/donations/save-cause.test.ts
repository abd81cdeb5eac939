import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedCause, TypedDonationType } from '#core/donations/cause-form.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { findEditedCause } from './admin-cause-queries.ts';
import { findCause } from './cause-queries.ts';
import { saveCause } from './save-cause.ts';

let test: TestDatabase;
let fixture: Fixture;
beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db);
});
afterAll(() => test.close());

const editor = staffOf('per_editor', 'accounts');
const good: TypedCause = {
  id: 'annadan',
  title: 'Annadan',
  category: 'food',
  summary: 'Warm meals for everybody who comes.',
  description: 'Rice, lentils and ghee.\n\nEvery day.',
  image: 'food-for-life',
  presets: '501 1100',
  target: '',
  startsOn: '',
  endsOn: '',
  legalEntityId: 'charity',
  donationType: 'other',
  position: '3',
  version: '0',
  allowsOwnAmount: 'on',
  taxEligible: 'on',
  csrEligible: '',
  allowsForeign: '',
  published: 'on',
};
const plate: TypedDonationType = { id: '', title: 'A plate', amount: '50', perDay: '', offered: 'yes' };
const save = (id: string | null, typed: TypedCause, types: TypedDonationType[] = [], who = editor) =>
  saveCause(fixture.services, who, id, { typed, types, pictures: ['food-for-life'] });

describe('editing causes', () => {
  it('creates a cause that can be given for at once', async () => {
    expect(await save(null, good, [plate])).toMatchObject({ ok: true, value: { id: 'annadan' } });
    expect(await findCause(fixture.services, 'annadan')).toMatchObject({
      description: '<p>Rice, lentils and ghee.</p><p>Every day.</p>',
      types: [{ id: 'a-plate', amount: 50_00 }],
    });
    const lines = [{ causeId: 'annadan', typeId: 'a-plate', ownAmount: null, quantity: '2' }];
    expect(await begin(fixture.services, { lines })).toMatchObject({ total: 100_00 });
    const taken = await save(null, good);
    expect(taken).toMatchObject({ ok: false, problems: [{ field: 'id', code: 'slug-taken' }] });
  });

  it('refuses the second of two editors, and stores what the first saved', async () => {
    const typed = { ...good, version: '1' };
    const saved = await Promise.all([
      save('annadan', { ...typed, title: 'First' }),
      save('annadan', { ...typed, title: 'Second' }),
    ]);
    expect(saved.map((one) => (one.ok ? 'saved' : one.code)).sort()).toEqual(['invalid', 'saved']);
    const refused = saved.find((one) => !one.ok);
    expect(refused).toMatchObject({ problems: [{ field: '', code: 'changed-meanwhile' }] });
    const current = await findEditedCause(test.db, 'annadan');
    expect(current).toMatchObject({ version: 2, title: saved[0]?.ok ? 'First' : 'Second' });
  });

  it('withdraws a donation type, and the donations that name it remain', async () => {
    const types = [{ id: 'a-plate', title: 'A plate', amount: '50', perDay: '', offered: 'no' }];
    expect((await save('annadan', { ...good, version: '2' }, types)).ok).toBe(true);
    expect(await findCause(fixture.services, 'annadan')).toMatchObject({ types: [] });
    expect((await findEditedCause(test.db, 'annadan'))?.types).toMatchObject([
      { id: 'a-plate', offered: false },
    ]);
  });

  it('leaves untouched markup alone', async () => {
    const html = '<h2>Why</h2><p>So <strong>many</strong> come.</p>';
    await test.db.updateTable('causes').set({ description: html }).where('id', '=', 'annadan').execute();
    await save('annadan', { ...good, version: '3', description: 'Why\n\nSo many come.' });
    expect((await findEditedCause(test.db, 'annadan'))?.description).toBe(html);
  });

  it('bumps the cached pages and logs who did it', async () => {
    const before = (await findEditedCause(test.db, 'annadan'))?.version ?? 0;
    await save('annadan', { ...good, version: String(before), published: '' });
    expect(await findCause(fixture.services, 'annadan')).toBeNull();
    const logged = await test.db
      .selectFrom('audit_log')
      .select(['action', 'person_id'])
      .where('subject', '=', 'annadan')
      .execute();
    expect(logged[0]).toEqual({ action: 'cause.made', person_id: 'per_editor' });
    expect(logged.length).toBeGreaterThan(3);
  });

  it('refuses those without the permission, an unknown cause and a forged donation type', async () => {
    const viewer = staffOf('per_viewer', 'viewer');
    expect(await save('annadan', good, [], viewer)).toMatchObject({ code: 'not-allowed' });
    expect(await save('never-made', good)).toMatchObject({ code: 'unknown-cause' });
    const forged = await save('annadan', { ...good, version: '5' }, [{ ...plate, id: 'meals-20' }]);
    expect(forged).toMatchObject({ ok: false, problems: [{ code: 'changed-meanwhile' }] });
  });
});
