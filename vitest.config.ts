import type { ResolvedConfig } from 'vite';
import { defineConfig } from 'vitest/config';
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

export default defineConfig({
  test: {
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
