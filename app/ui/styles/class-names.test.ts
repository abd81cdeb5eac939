import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// A style sheet that was loaded stays while the visitor walks on, so a class of one room must not mean something else
// in another; a room may add a variant to a part ('.chip.break-fast'). A room is a folder of site or admin; the design system is one room.

const sheets = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => path.join(entry.parentPath, entry.name));

it('a class at the head of a selector belongs to one room', () => {
  const roomsOf = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of leadingClasses(readFileSync(sheet, 'utf8'))) {
      roomsOf.set(name, (roomsOf.get(name) ?? new Set()).add(roomOf(sheet)));
    }
  }
  expect(roomsOf.size).toBeGreaterThan(100);
  const shared = [...roomsOf].filter(([, rooms]) => rooms.size > 1);
  expect(shared.map(([name, rooms]) => `.${name}: ${[...rooms].join(', ')}`)).toEqual([]);
});

function leadingClasses(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|url\((?:"[^"]*"|[^)]*)\)|"[^"]*"|:is\([^)]*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map((match) => match[1] ?? '');
  return selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.split(','))
    .flatMap((selector) => /^\s*\.([a-zA-Z][\w-]*)(?![\w.-])/.exec(selector)?.[1] ?? []);
}

function roomOf(sheet: string): string {
  const [, house = '', room = ''] = sheet.split(path.sep);
  return house === 'ui' ? 'ui' : `${house}/${room}`;
}
