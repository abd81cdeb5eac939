import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest, sourceFiles } from './scripts/source-tree.ts';

// CONTRIBUTING: comments fit 100 columns. The formatter leaves them as they are written.
it('comments fit 100 columns', () => {
  const wide = sourceFiles('app')
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^\s*(?:\/\/|\/?\*)/.test(line) && line.length > 100 ? [`${file}:${at + 1}`] : [],
        ),
    );
  expect(wide).toEqual([]);
});
