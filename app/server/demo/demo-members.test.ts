import { expect, it } from 'vitest';
import { auditLedger } from '../db/audit.ts';
import { readMemberFigures } from '../membership/office-list.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { seedDemoMembers } from './demo-members.ts';
import { findDemoData } from './find-demo-data.ts';
import { seedDemo } from './seed-demo.ts';

const fixture = openFixture({}, { empty: true });

it('shows the office a member, one who is late, and who waits; a start in production refuses them', async () => {
  const { services } = fixture;
  await seedDemo(services);
  // Two processes that start together, and one later.
  await Promise.all([seedDemoMembers(services), seedDemoMembers(services)]);
  await seedDemoMembers(services);
  const { byStage, overdue } = await readMemberFigures(services);
  expect(byStage).toMatchObject({ applied: 1, paying: 1, active: 1 });
  expect(overdue).toBe(1);
  expect(await findDemoData(services)).toContain('life members who are made up');
  const letters = fixture.db.selectFrom('letters').select('id').where('kind', '=', 'membership');
  expect(await letters.execute()).toEqual([]);
  expect(await auditLedger(fixture.db)).toEqual([]);
});
