import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// A loaded style sheet stays during client-side navigation, so a class of one area must not mean
// something else in another; an area may add a variant to a part ('.chip.break-fast'). An area is a
// folder of site or admin; the design system is one area. The gate is a document of its own, with no
// other sheet.

const sheets = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((sheet) => !sheet.startsWith('app/gate/'));

it('a class at the head of a selector belongs to one area', () => {
  const areasOf = new Map<string, Set<string>>();
  const note = (name: string, area: string) => areasOf.set(name, (areasOf.get(name) ?? new Set()).add(area));
  for (const sheet of sheets) {
    const css = bare(readFileSync(sheet, 'utf8'));
    for (const name of leadingClasses(css)) note(name, areaOf(sheet));
    // The parts' modifiers ('.btn-sm', '.row.wide') are everywhere, so an area must not style them
    // alone either.
    if (areaOf(sheet) === 'ui')
      for (const [, name] of css.matchAll(/\.([a-zA-Z][\w-]*)/g)) note(name ?? '', 'ui');
  }
  expect(areasOf.size).toBeGreaterThan(100);
  const shared = [...areasOf].filter(([, areas]) => areas.size > 1);
  expect(shared.map(([name, areas]) => `.${name}: ${[...areas].join(', ')}`)).toEqual([]);
});

it('a picture that a style sheet names is there: the build leaves out what it cannot find', () => {
  const named = sheets.flatMap((sheet) => {
    const urls = readFileSync(sheet, 'utf8').matchAll(/url\(["']?(\.{1,2}\/[^)"'?#]+)/g);
    return [...urls].map(([, url]) => path.join(path.dirname(sheet), url ?? ''));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

/** Selectors and declarations without what only looks like a class. */
function bare(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|url\((?:"[^"]*"|[^)]*)\)|"[^"]*"/g, '');
}

function leadingClasses(css: string): string[] {
  const selectors = [...css.replace(/:is\([^)]*\)/g, ':is').matchAll(/([^{};]+)\{/g)].map(
    (match) => match[1] ?? '',
  );
  return selectors
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => selector.split(','))
    .flatMap((selector) => /^\s*\.([a-zA-Z][\w-]*)(?![\w.-])/.exec(selector)?.[1] ?? []);
}

function areaOf(sheet: string): string {
  const [, side = '', area = ''] = sheet.split(path.sep);
  return side === 'ui' ? 'ui' : `${side}/${area}`;
}
