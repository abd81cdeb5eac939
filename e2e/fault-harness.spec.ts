import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// No browser: the harness is run as a command, with two processes of the built site and a Postgres
// of its own. It is here because the e2e tests have a build. Always with one seed, so that a red
// run can be repeated.

test('120 buyers race for the last ten, and one round of every fault loses, doubles and oversells nothing', async () => {
  test.setTimeout(600_000);
  const harness = [
    'bench/faults.ts',
    '--seed',
    '14',
    '--rounds',
    '1',
    '--buyers',
    '120',
    '--pause',
    '3000',
    '--port',
    '3420',
  ];
  const ran = await promisify(execFile)(process.execPath, harness).catch((failed: Ran) => failed);
  expect(`${ran.stdout}${ran.stderr}`).toMatch(/orders paid and confirmed +10 +10/);
  expect('code' in ran ? `${ran.stdout}${ran.stderr}` : '').toBe('');
});

type Ran = { stdout: string; stderr: string; code: number };
