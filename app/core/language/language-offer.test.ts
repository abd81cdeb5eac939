import { expect, it } from 'vitest';
import { languageToOffer } from './language-offer.ts';

const offer = (own: string, chosen: string | undefined, ...preferred: string[]) =>
  languageToOffer({ own, others: own === 'en' ? ['hi'] : ['en'], chosen, preferred });

it.each([
  ['hi-IN is read in Hindi', 'en', undefined, ['hi-IN', 'en-IN'], 'hi'],
  ['a language that the site lacks is passed over', 'en', undefined, ['gu-IN', 'hi', 'en'], 'hi'],
  ['English first is English', 'en', undefined, ['en-IN', 'hi-IN'], null],
  ['only what the site lacks', 'en', undefined, ['fr-FR'], null],
  ['no language is the beginning of another name', 'en', undefined, ['hil'], null],
  ['English on a page in Hindi', 'hi', undefined, ['en-US'], 'en'],
  ['the choice goes before the browser', 'en', 'hi', ['en-IN'], 'hi'],
  ['the choice is kept where the browser says otherwise', 'en', 'en', ['hi-IN'], null],
  ['a choice that is not offered any more', 'en', 'fr', ['hi-IN'], null],
  ['letters of another case', 'en', undefined, ['HI-in'], 'hi'],
  ['nothing known', 'en', undefined, [], null],
])('%s', (_, own, chosen, preferred, expected) => expect(offer(own, chosen, ...preferred)).toBe(expected));

it('offers no language that the temple does not', () => {
  const facts = { own: 'en', others: [], chosen: undefined, preferred: ['hi-IN'] };
  expect(languageToOffer(facts)).toBeNull();
});

it.each([
  ['the region that the site speaks', ['pt-BR'], 'pt-BR'],
  ['a script before the region', ['zh-Hant-TW'], 'zh-Hant'],
  ['another region', ['pt-PT', 'hi'], 'hi'],
])('knows languages by longer tags: %s', (_, preferred, expected) => {
  const facts = { own: 'en', others: ['hi', 'pt-BR', 'zh-Hant'], chosen: undefined, preferred };
  expect(languageToOffer(facts)).toBe(expected);
});
