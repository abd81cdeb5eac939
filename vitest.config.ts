import type { ResolvedConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { buildLanguage, messagesAlias } from './scripts/build-language.ts';

// Four projects: rules without machinery, everything that needs a real Postgres, and pages in Hindi and in the
// pseudo-language.
// The React Router plugin is left out on purpose: it cannot run inside Vitest.
/** The date and calendar rules with Hindi words: files of core that the `hindi` project runs. */
const wordsInHindi = 'app/core/**/*-in-hindi.test.ts';

/** Of the conditions that Vitest adds itself, this one means development in a test. */
const isAsReleased = (condition: string) => condition !== 'development|production';

/** React's and the router's production builds, which visitors get: they answer in two thirds of the time. */
const asReleased = {
  oxc: { jsx: { development: false } },
  plugins: [
    {
      name: 'production-builds',
      configResolved: ({ environments, ssr }: ResolvedConfig) => {
        for (const { resolve } of [...Object.values(environments), ssr])
          if (resolve) resolve.conditions = resolve.conditions?.filter(isAsReleased) ?? [];
      },
    },
  ],
};

/** Of tests that need a real Postgres. */
const server = {
  globalSetup: ['app/server/db/test-postgres.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: { NODE_ENV: 'production' },
  // Loading the server anew for every file takes longer than its tests; each file has a database of its own.
  isolate: false,
  // One of three waits for Postgres or for a process at any time.
  maxWorkers: 3,
};

/**
 * Tests of the whole app begin first in their project: they take longest, and the last to begin
 * would end alone. Without times of a former run, Vitest begins with the longest text.
 */
class WholeAppFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWholeApp = ({ moduleId }: TestSpecification) => moduleId.includes('/app/tests/');
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isWholeApp),
      ...own.filter((file) => !isWholeApp(file)),
    ]);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WholeAppFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/core/**/*.test.ts',
            'app/gate/**/*.test.ts',
            'app/messages/**/*.test.ts',
            'app/ui/**/*.test.ts?(x)',
            'app/site/**/*.test.ts?(x)',
            'app/tests/**/*.test.ts',
            'bench/**/*.test.ts',
            '*.test.ts',
          ],
          exclude: ['app/{site,tests}/**/*.server.test.ts?(x)', wordsInHindi],
          // A process and its modules anew for every file take longer than the tests.
          isolate: false,
        },
      },
      {
        ...asReleased,
        test: {
          name: 'server',
          include: [
            'app/server/**/*.test.ts?(x)',
            'app/admin/**/*.test.ts?(x)',
            'app/site/**/*.server.test.ts?(x)',
            'app/tests/**/*.server.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['app/tests/{hindi,pseudo}/**'],
          ...server,
        },
      },
      {
        ...asReleased,
        resolve: { alias: [messagesAlias('hi')] },
        test: {
          ...server,
          name: 'hindi',
          include: ['app/tests/hindi/*.server.test.ts', wordsInHindi],
        },
      },
      {
        // In the copy of the sources that has the pseudo-language: `npm run test:pseudo`.
        ...asReleased,
        resolve: { alias: [messagesAlias(buildLanguage)] },
        test: {
          ...server,
          name: 'pseudo',
          include: ['app/tests/pseudo/*.server.test.ts', 'app/messages/*.test.ts'],
        },
      },
    ],
  },
});
