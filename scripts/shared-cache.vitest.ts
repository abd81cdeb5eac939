import { defineConfig } from 'vitest/config';

// For scripts/shared-cache.sh: what npm test leaves out, since it needs Varnish.
export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    include: ['app/tests/test-real-cache.ts'],
    globalSetup: ['app/server/db/test-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'production' },
  },
});
