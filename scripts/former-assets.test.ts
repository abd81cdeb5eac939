import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveFormerAssets } from './former-assets.ts';

let root = '';
let build = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mandir-former-'));
  build = path.join(root, 'build');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const today = new Date('2026-11-26T05:00:00Z');
const later = (days: number) => new Date(today.getTime() + days * 86_400_000);

/** A build as `npm run build` makes it, in place of the one before. */
function make(names: readonly string[], now: Date): string[] {
  const saved = saveFormerAssets(build, ['en', 'hi'], now);
  rmSync(build, { recursive: true, force: true });
  for (const language of ['en', 'hi']) {
    const folder = path.join(build, language, 'client', 'assets');
    mkdirSync(folder, { recursive: true });
    for (const name of names) writeFileSync(path.join(folder, name), language);
  }
  saved.back();
  return readdirSync(path.join(build, 'former', 'assets')).sort();
}

it('keeps what the new build has not made itself, for a week after it was replaced', () => {
  expect(make(['a-1.js', 'a-1.js.br', 'b-1.js'], today)).toEqual([]);
  expect(make(['a-2.js', 'b-1.js'], later(40))).toEqual(['a-1.js', 'a-1.js.br']);
  expect(make(['a-3.js', 'b-1.js'], later(44))).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js']);
  expect(make(['a-3.js', 'b-1.js'], later(48))).toEqual(['a-2.js']);
  expect(make(['a-2.js', 'b-1.js'], later(49))).toEqual(['a-3.js']);
});
