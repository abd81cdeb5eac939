import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// No browser: the race is run as a command, with two processes of the built site and a Postgres of its own. It stands
// here because the journeys are where a build is at hand.

test('200 buyers race for the last ten over two processes: nothing is sold twice, and everybody is told', async ({
  browserName: _,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'the race has no screen');
  test.setTimeout(300_000);
  const race = ['bench/race.ts', '--folder', 'data/e2e-race', '--port', '3420'];
  const ran = await promisify(execFile)(process.execPath, race).catch((failed: Ran) => failed);
  expect(`${ran.stdout}${ran.stderr}`).toMatch(/orders paid and confirmed +10 +10\n/);
  expect('code' in ran ? `${ran.stdout}${ran.stderr}` : '').toBe('');
});

type Ran = { stdout: string; stderr: string; code: number };
