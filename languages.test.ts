import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageNames } from './app/core/language/languages.ts';
import { isTest, sourceFiles } from './scripts/source-tree.ts';

// A language is named in one line of the list and in its folder of app/messages. A tag anywhere else
// is a place that a third language would have to be added to (docs/decisions/languages.md).

/**
 * Hindi as a language of papers and of the temple itself, whatever languages the site is read in.
 */
const hindiByItself = new Map([
  ['app/admin/products/category-form.tsx', 'the second name of a product, beside the English on every page'],
  ['app/admin/products/product-form.tsx', 'the same'],
  ['app/site/shop/product-page.tsx', 'the same'],
  ['app/admin/settings/tax-text.route.tsx', 'receipts are printed in English and Hindi'],
  ['app/admin/settings/tax-texts-panel.tsx', 'the same'],
  ['app/server/letters/donation-letter.ts', 'the same: a letter quotes the words of the receipt'],
  ['app/core/letters/read-letter-text.ts', 'the warm line of English letters'],
  ['app/core/edited-fields/field-spec.ts', 'the same'],
  ['app/server/letters/letter-page.ts', 'the same'],
  ['app/site/home/hero.tsx', 'the mantra'],
  ['app/core/content/utterances.ts', 'the voice that reads Sanskrit'],
]);

const others = languageNames.filter((name) => name !== 'en').join('|');
/** 'hi', "hi-IN", lang=hi, { hi: … }, messages/hi, hindiWords. */
const tag = new RegExp(
  `['"\`](?:${others})(?:-[A-Z]{2})?['"\`]|^\\s*(?:${others}):|[{,]\\s*(?:${others}):|/(?:${others})/`,
);

function naming(folder: string): string[] {
  return sourceFiles(folder)
    .filter((file) => !isTest(file) && !/^app\/(messages\/|tests\/|core\/language\/languages\.ts)/.test(file))
    .filter((file) =>
      withoutComments(readFileSync(file, 'utf8'))
        .split('\n')
        .some((line) => tag.test(line)),
    );
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('no code names a language but the list', () => {
  expect([...naming('app'), ...naming('scripts')].sort()).toEqual([...hindiByItself.keys()].sort());
});

it('sees a language that is named', () => {
  const lines = [
    `lang="hi"`,
    `{ en: 1, hi: 2 }`,
    `  hi: [],`,
    `from '../messages/hi/cart.ts'`,
    `locale === 'hi-IN'`,
  ];
  expect(lines.filter((line) => !tag.test(line))).toEqual([]);
});
