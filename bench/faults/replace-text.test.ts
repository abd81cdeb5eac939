import { expect, it } from 'vitest';
import { replaceText } from './replace-text.ts';

const find = ".where('id', '=', one).forUpdate()";
const written = "db\n  .where('id', '=', one)\n  .forUpdate()\n  .execute()";
const built = 'db.where("id", "=", one).forUpdate().execute()';

it.each([written, built])('finds a text as it was written and as it was built', (source) => {
  expect(replaceText(source, find, '')).toMatch(/^db\s*\.execute\(\)$/);
});

it('does not mind a comma before a closing bracket, nor signs that mean something in patterns', () => {
  expect(replaceText("f([\n  'a',\n  $1,\n])", "f(['a', $1])", 'g($&)')).toBe('g($&)');
});

it('throws where the text is missing, or occurs more often', () => {
  expect(() => replaceText('db.execute()', find, '')).toThrow(/0 times, not 1/);
  expect(() => replaceText(built + built, find, '')).toThrow(/2 times, not 1/);
  expect(replaceText(built + built, find, '', 2)).toBe('db.execute()db.execute()');
});
