import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSideProcess } from './side-process.ts';

afterEach(() => vi.unstubAllEnvs());

it('has no secret of the site: such a process reads the files of strangers', async () => {
  for (const name of ['SESSION_SECRET', 'DATA_KEYS', 'RAZORPAY_KEY_SECRET', 'DATABASE_URL', 'SMTP_URL'])
    vi.stubEnv(name, 'a secret');
  const side = makeSideProcess<null, string[]>({
    name: 'test',
    file: path.join(import.meta.dirname, 'test-side-process.ts'),
    room: { mostOfOne: 1, mostOfAll: 1 },
    jobsPerProcess: 10,
    longestSeconds: 20,
    heap: 64,
  });
  const names = await side.ask(null, 'test');
  await side.close();
  expect(names).toContain('PATH');
  expect(names.filter((name) => /SECRET|KEY|URL/.test(name))).toEqual([]);
});
