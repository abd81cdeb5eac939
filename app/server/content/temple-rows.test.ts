import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedCsrProjects, seedTempleRows } from '../demo/demo-temple-rows.ts';
import type { Services } from '../services.ts';
import { listCsrProjects } from './csr-projects-queries.ts';
import { findLeader, listLeaders } from './leaders-queries.ts';
import { listMilestones } from './milestones-queries.ts';
import { listTeachers } from './teachers-queries.ts';
import { listTestimonials } from './testimonials-queries.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase(2);
  services = { db: test.db } as Services;
  const seeders = [seedTempleRows, seedCsrProjects];
  await Promise.all([...seeders, ...seeders].map((seed) => seed(services)));
});
afterAll(() => test.close());

describe('the rows of the information pages', () => {
  it('fill an empty site once, in their order, with pictures that exist', async () => {
    const [leaders, teachers, words, projects, steps] = await Promise.all([
      listLeaders(services),
      listTeachers(services),
      listTestimonials(services),
      listCsrProjects(services),
      listMilestones(services),
    ]);
    expect(leaders[0]).toMatchObject({ id: 'temple-president', role: 'Temple President' });
    expect([teachers.length, words.length]).toEqual([4, 9]);
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'next', 'next']);
    expect(projects.every(({ target }) => target !== null && target > 0)).toBe(true);
    const pictures = [...leaders, ...teachers, ...projects].map(({ image }) => image);
    const named = pictures.filter((name) => name !== '');
    expect(named.filter((name) => !existsSync(path.resolve('app/ui/art', `${name}.svg`)))).toEqual([]);
  });

  it('what the staff hide is in no list and has no page', async () => {
    await test.db.updateTable('leaders').set({ published: false }).where('id', '=', 'treasurer').execute();
    expect((await listLeaders(services)).map(({ id }) => id)).not.toContain('treasurer');
    expect(await findLeader(services, 'treasurer')).toBeNull();
  });

  it('a biography reaches the page clean, whatever is in the table', async () => {
    await test.db
      .updateTable('leaders')
      .set({ body: '<p onclick="steal()">Life</p><script>steal()</script>' })
      .where('id', '=', 'head-of-kitchen')
      .execute();
    expect((await findLeader(services, 'head-of-kitchen'))?.body).toBe('<p>Life</p>');
  });

  it('finds nobody for unknown ids', async () => {
    for (const id of ['', 'nobody', "' or 1=1 --", 'a\u0000b', 'x'.repeat(5_000)]) {
      expect(await findLeader(services, id)).toBeNull();
    }
  });
});
