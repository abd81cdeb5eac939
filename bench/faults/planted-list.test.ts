import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedFaults } from './planted-list.ts';
import { replaceText } from './replace-text.ts';

const edits = plantedFaults.flatMap((one) => one.edits.map((edit) => ({ ...edit, name: one.name })));

it.each(edits)('still finds what it takes out: $name, in $file', ({ file, find, replace, times }) => {
  const source = readFileSync(file, 'utf8');
  expect(replaceText(source, find, replace, times)).not.toBe(source);
});
