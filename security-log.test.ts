import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityEvents } from './app/core/security/security-events.ts';
import { isTest, sourceFiles } from './scripts/source-tree.ts';

// What docs/security.md says the log has is what the code writes.

const section = readFileSync('docs/security.md', 'utf8').split('## What the log says')[1]?.split('\n## ')[0];
const rows = [...(section ?? '').matchAll(/^\| `([a-z.-]+)` \| .+ \| (\d+|-) \|$/gm)];

it('names every event, with the number from which the owners get a letter', () => {
  const named = rows.map(([, what, letter]) => [what, letter === '-' ? null : Number(letter)]);
  const known = Object.entries(securityEvents).map(([what, { alertFrom }]) => [what, alertFrom]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(known));
});

it('each is written somewhere', () => {
  const writers = sourceFiles('app')
    .filter((file) => !isTest(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((code) => code.includes('noteSecurityEvent('));
  const unwritten = Object.keys(securityEvents).filter(
    (what) => !writers.some((code) => code.includes(`'${what}'`)),
  );
  expect(unwritten).toEqual([]);
});
