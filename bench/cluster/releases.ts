import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cleanup } from '../faults/leave-nothing.ts';
import type { Edit } from '../faults/planted-list.ts';
import { copyTree } from '../faults/planted-tree.ts';
import { run } from './run.ts';

/** What only the second release says, and where. */
export const news = { page: '/csr', words: 'Give as a company, today' };

export const marksTable = 'cluster_job_marks';

/** A job that leaves marks, so that two runs at once are seen. Both releases have it. */
const marking: Edit[] = [
  {
    file: 'app/server/job-list.ts',
    find: 'import { sendStockAlerts }',
    replace: "import { sql } from 'kysely';\nimport { sendStockAlerts }",
  },
  {
    file: 'app/server/job-list.ts',
    find: 'const jobs: readonly Job[] = [\n',
    replace: `const jobs: readonly Job[] = [
  {
    name: 'leave-marks',
    everySeconds: 1,
    run: async ({ db }) => {
      const name = \`\${process.pid}-\${performance.now()}-\${process.env.MACHINE}\`;
      for (let mark = 0; mark < 6; mark += 1) {
        await sql\`insert into ${marksTable} (run) values (\${name})\`.execute(db);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  },
`,
  },
];

/** A column and a check on a table that grows, by the rules of docs/decisions/releases.md. */
const migration = `alter table donations add column tried_by_cluster text;
alter table donations add constraint tried_by_cluster_length check (length(tried_by_cluster) < 100) not valid;
`;

/** The release that runs. */
export async function makeFirstRelease(cleanup: Cleanup): Promise<string> {
  const { folder, plant } = await copyTree(cleanup);
  await plant(marking);
  return folder;
}

/** The next one: a sentence of a page, really built, and a migration. */
export async function makeSecondRelease(cleanup: Cleanup): Promise<string> {
  const { folder, plant } = await copyTree(cleanup, buildFiles);
  await plant([
    ...marking,
    { file: 'app/messages/en/csr.ts', find: "'Give as a company'", replace: `'${news.words}'` },
  ]);
  await writeFile(path.join(folder, 'db/migrations/999-tried-by-cluster.sql'), migration);
  const bin = path.resolve('node_modules/.bin');
  const env = { PATH: `${bin}:${process.env.PATH}` };
  for (const script of ['scripts/build-languages.ts', 'scripts/compile-pages.ts'])
    await run(process.execPath, [script], { cwd: folder, env });
  return folder;
}

const buildFiles = ['scripts', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
