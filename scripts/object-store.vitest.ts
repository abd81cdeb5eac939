import { defineConfig } from 'vitest/config';

// For scripts/object-store.sh test: the one contract that npm test leaves out.
export default defineConfig({
  test: { include: ['app/server/media/test-real-store.ts'], testTimeout: 60_000 },
});
