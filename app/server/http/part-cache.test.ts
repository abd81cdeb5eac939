import { expect, it } from 'vitest';
import { partBegin, partEnd } from '#core/part-marks.ts';
import { makePartCache } from './part-cache.ts';

const page = (inside: string) =>
  `<body>${partBegin('header')}${inside}${partEnd('header')}<main>Gifts</main></body>`;
const plain = (inside: string) => `<body>${inside}<main>Gifts</main></body>`;

it('inserts what was rendered before for the same key, with the mark of this page', () => {
  const open = makePartCache();
  const first = open('one');
  expect(first.ask('header', { is: 'open' })).toBe(false);
  const header = '<header><script nonce="one"></script></header>';
  expect(first.finish(page(header))).toBe(plain(header));
  const second = open('two');
  expect(second.ask('header', { is: 'open' })).toBe(true);
  expect(second.finish(page(''))).toBe(plain('<header><script nonce="two"></script></header>'));
});

it('another key is another part, and the least recently used is dropped', () => {
  const open = makePartCache(2);
  const show = (facts: string) => {
    const parts = open('mark');
    const isCached = parts.ask('header', facts);
    parts.finish(page(isCached ? '' : facts));
    return isCached;
  };
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(show)).toEqual([false, false, true, false, true, false]);
});

it('a part that was dropped while its page was made is still inserted', () => {
  const open = makePartCache(1);
  const render = (facts: string) => {
    const parts = open('mark');
    return { parts, isCached: parts.ask('header', facts) };
  };
  render('a').parts.finish(page('A'));
  const slow = render('a');
  render('b').parts.finish(page('B'));
  expect(slow.isCached).toBe(true);
  expect(slow.parts.finish(page(''))).toBe(plain('A'));
});

it('a page without the part is left as it is', () => {
  const parts = makePartCache()('');
  parts.ask('header', null);
  expect(parts.finish('<body>Plain</body>')).toBe('<body>Plain</body>');
});
