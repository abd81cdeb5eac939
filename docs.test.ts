import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The map of docs/README.md is what a new engineer goes by: a folder or file that it names is there.

const map = readFileSync('docs/README.md', 'utf8').split('\n');

it.each(map.flatMap(foldersOf))('the feature map names what is there: %s', (place) => {
  expect(existsSync(place)).toBe(true);
});

it.each(map.flatMap(filesOf))('the first hour reads what is there: %s', (file) => {
  expect(existsSync(file)).toBe(true);
});

/** 'app/server/pledges' of a row's column of the server, and so on; words in brackets explain. */
function foldersOf(line: string): string[] {
  const columns = line.split('|').slice(2, 6);
  if (!line.startsWith('| ') || columns.length < 4 || line.startsWith('| feature')) return [];
  return ['core', 'server', 'site', 'admin'].flatMap((house, at) =>
    [...(columns[at] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => `app/${house}/${name}`),
  );
}

function filesOf(line: string): string[] {
  const named = [...line.matchAll(/`((?:app|db|e2e)\/[^`<]+|rooms\.test\.ts)`/g)];
  return line.startsWith('| ') ? [] : named.map(([, file]) => file ?? '');
}
