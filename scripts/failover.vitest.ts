import { defineConfig } from 'vitest/config';

// For scripts/failover.sh test: what npm test leaves out, since it needs Debian's packages.
export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    include: ['app/tests/test-real-failover.ts'],
    env: { NODE_ENV: 'production' },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
