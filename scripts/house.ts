import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { citations, rules } from './rule-citations.ts';
import { circlesOf, importsOf, isTest, sourceFiles } from './source-tree.ts';

// The figures of the code that a redesign is measured by: sizes, circles, links, old words,
// repeated lines.
//   npm run house             the figures alone
//   npm run house -- --pairs  and the pairs of places that repeat lines, each with its first line
//   npm run house -- --tests  and the minutes of each level of tests (docs/testing.md), run here
// and now
const { values } = parseArgs({
  options: { pairs: { type: 'boolean', default: false }, tests: { type: 'boolean', default: false } },
});

/**
 * Words of the dialect that docs/glossary.md took leave of, as parts of names; each with where it
 * is the field's own.
 */
const oldWords: readonly [word: RegExp, except?: RegExp][] = [
  [/^(wish|wishes|wished)$/],
  [/^(deed|deeds|doer|doers)$/],
  [/^(twin|twins)$/],
  [/^(slip|slips)$/],
  // A place in the text of a stored letter.
  [/^(stands|standing|stood)$/, /\/(donation-texts|returned-letter)/],
  [/^(told|unsaid)$/],
  // Where the staff takes money by hand, as the field has it: in the guest house, and for seats. One
  // that a photograph shows.
  [
    /^(desk|desks)$/,
    /\/(stay|seats|bills|db\/schema|stats\/stays|messages\/\w+\/admin\/stay|demo\/demo-stays|photo-words|messages\/\w+\/photos)/,
  ],
  [/^(shelf|allCategories)$/, /\/(photo-words|messages\/\w+\/photos)/],
  // RFC 5545 calls it so.
  [/^(alarm|alarms)$/, /\/calendar\//],
  // The ledger of pledges is filtered by it in its address; so are parts of a deposit called.
  [/^(kept)$/, /\/(pledges\.route|stay-money|give-deposit-back)/],
  // A part of a fixed address; the kind of a stored note.
  [/^(gift|gifts|giver|givers)$/, /\/(origin-check|write-note)/],
  [/^(office|offices)$/],
];
/**
 * What donors and the staff read: a message is named after its sentence, so its name may say them
 * (docs/glossary.md).
 */
const readWords = /^(gift|gifts|giver|givers|office|offices)$/;
/** So many lines in a row, whatever their indentation, make two places a pair. */
const repeatedLines = 6;

const files = sourceFiles('app').filter((file) => !isTest(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = files.flatMap(importsOf).filter(({ to }) => to.startsWith('app/'));

print('Sizes', sizes());
print('Circles', circles());
print('Links and words', {
  'literal links to our own pages': literalLinks(),
  'names with an old word': namesWithOldWords().length,
  'lines of comments over 100 columns': wideComments(),
  'pairs of places that repeat six lines': repeatedPairs().size,
});
print('Rules of docs/rules', {
  citations: citations.length,
  'citations that resolve': citations.filter(({ rule }) => rules.includes(rule)).length,
});
for (const name of namesWithOldWords()) console.log(`  old word: ${name}`);
if (values.pairs) for (const [where, line] of repeatedPairs()) console.log(`  pair: ${where}: ${line}`);
if (values.tests) print('Minutes', minutesOfTests());

function sizes(): Record<string, number> {
  const lines = [...texts.values()].map((text) => text.split('\n').length - 1).sort((a, b) => a - b);
  const at = (part: number) => lines[Math.floor((lines.length - 1) * part)] ?? 0;
  return {
    files: lines.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: at(0.5),
    p90: at(0.9),
    longest: at(1),
    'over 300 lines': lines.filter((count) => count > 300).length,
  };
}

function circles(): Record<string, number> {
  const byValue = imports.filter(({ typeOnly }) => !typeOnly);
  const room = (file: string) => /^app\/server\/([^/]+)\//.exec(file)?.[1] ?? '';
  const rooms = byValue
    .map(({ from, to }) => [room(from), room(to)] as const)
    .filter(([one, other]) => one && other && one !== other);
  const pairs = new Set(rooms.map((pair) => pair.join()));
  const mutual = [...pairs].filter((pair) => pairs.has(pair.split(',').reverse().join())).length / 2;
  return {
    'of files, by value': circlesOf(byValue.map(({ from, to }) => [from, to])).length,
    'of files, types too': circlesOf(imports.map(({ from, to }) => [from, to])).length,
    'of rooms of the server': circlesOf(rooms).length,
    'rooms of the server that import each other': mutual,
  };
}

/**
 * Links that no type checks. Articles and the settings' first values are content, which staff edit.
 */
function literalLinks(): number {
  const link =
    /\b(?:to|href|action|all)=(?:"|\{?['"`])\/(?!\/)|\b(?:to|href): ['"`]\/|\b(?:redirect|navigate)\(['"`]\/|['"`]\/admin-dashboard/g;
  const written = [...texts].filter(
    ([file]) => !/^app\/(server\/demo\/|core\/content\/temple-settings)/.test(file),
  );
  return sum(
    written.map(([, text]) => {
      const untyped = text
        .replace(/\b(?:h|plainH)ref(?:Of)?\('[^']*'/g, '')
        .replace(/\/\*.*?\*\//gs, '')
        // Files have no route.
        .replace(/'\/[\w/.-]+\.\w+'/g, '');
      return untyped.match(link)?.length ?? 0;
    }),
  );
}

function namesWithOldWords(): string[] {
  const messages = new Set(
    [...texts].filter(([file]) => file.startsWith('app/messages/')).flatMap(([, text]) => namesIn(text)),
  );
  const found = new Set<string>();
  for (const [file, text] of texts) {
    for (const name of new Set(namesIn(text))) {
      const parts = name
        .split(/(?<=[a-z0-9])(?=[A-Z])|_/)
        .map((part) => part.toLowerCase())
        .filter((part) => !(messages.has(name) && readWords.test(part)));
      const isOld = oldWords.some(
        ([word, except]) => !except?.test(file) && parts.some((part) => word.test(part)),
      );
      if (isOld) found.add(`${name} (${file})`);
    }
  }
  return [...found].sort();
}

function namesIn(text: string): string[] {
  return withoutWords(text).match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/**
 * Code alone: comments, strings and the words between tags are gone. A rough cut, good enough to
 * count names.
 */
function withoutWords(text: string): string {
  return (
    text
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/(^|\s)\/\/.*$/gm, '')
      .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''")
      // A line of prose between tags: four plain words in a row.
      .replace(/^.*(?:[A-Za-z’‘]+[.,:;?]? ){4}.*$/gm, (line) =>
        /[={}()[\]]/.test(line.replace(/\{[^{}]*\}/g, '')) ? line : '',
      )
      .replace(/>[A-Z][^<>{}=]*</g, '><')
      .replace(/(?<!=)>[^<>{}=;]*(?=[<{])/g, '>')
      .replace(/\}[^<>{}=;()]*(?=[<{])/g, '}')
      .replace(/^(?=(?:[^=;(){}<>:[\]]*\s){2})[^=;(){}<>:[\]]*$/gm, '')
  );
}

function wideComments(): number {
  const comment = /^\s*(?:\/\/|\/?\*)/;
  return sum(
    [...texts.values()].map(
      (text) => text.split('\n').filter((line) => comment.test(line) && line.length > 100).length,
    ),
  );
}

/** The places of each pair, and the first line that they share. */
function repeatedPairs(): Map<string, string> {
  const places = new Map<string, string[]>();
  for (const [file, text] of texts) {
    const lines = text
      // An import over several lines is no repetition either.
      .replace(/^import [^;]*;$/gm, '')
      .split('\n')
      .map((line) => line.trim())
      // What only closes repeats nothing.
      .filter((line) => line !== '' && !/^(import\b|\/\/|\/?\*|[)\]}]+[;,]?$|<\/\w+>$)/.test(line));
    for (let at = 0; at + repeatedLines <= lines.length; at += 1) {
      const key = lines.slice(at, at + repeatedLines).join('\n');
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  const pairs = new Map<string, string>();
  for (const [lines, where] of places) {
    const pair = where.sort().join(' ');
    if (where.length > 1 && !pairs.has(pair)) pairs.set(pair, lines.slice(0, lines.indexOf('\n')));
  }
  return pairs;
}

function minutesOfTests(): Record<string, number> {
  const levels = {
    check: 'npm run check',
    server: 'npx vitest run --project server',
    hindi: 'npm run test:hindi',
    browser: 'npm run build && npx playwright test',
  };
  const minutes = (command: string) => {
    const begun = performance.now();
    const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${command} ended with ${status}`);
    return Math.round((performance.now() - begun) / 6_000) / 10;
  };
  return Object.fromEntries(Object.entries(levels).map(([name, command]) => [name, minutes(command)]));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function print(title: string, figures: Record<string, number>): void {
  console.log(title);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(46)}${figure}`);
}
