import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoLine, writePseudoFolder } from './pseudo-folder.ts';

// A copy of the sources with one language more, in data/pseudo: a folder in app/messages and a line
// in languages.ts, and nothing else. Its tests are `npm run test:pseudo`; the language is nowhere in
// the sources themselves, so that no build has it and no visitor is offered it
// (docs/decisions/languages.md).
const tree = path.resolve('data/pseudo');
rmSync(tree, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
for (const part of ['app', 'scripts', 'content']) cpSync(part, path.join(tree, part), { recursive: true });
for (const part of [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'react-router.config.ts',
])
  cpSync(part, path.join(tree, part));
for (const part of ['node_modules', 'db', 'public']) symlinkSync(path.resolve(part), path.join(tree, part));
// The Postgres of the other tests, with their migrated template.
symlinkSync('..', path.join(tree, 'data'));

const list = path.join(tree, 'app/core/language/languages.ts');
const lines = readFileSync(list, 'utf8');
const end = lines.indexOf('} as const satisfies');
writeFileSync(list, `${lines.slice(0, end)}${pseudoLine}\n${lines.slice(end)}`);
writePseudoFolder(path.join(tree, 'app/messages'));
