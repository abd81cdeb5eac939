import { describe, expect, it } from 'vitest';
import { type InfoGroup, type InfoPart, pagesNear, partsUnder } from './info-page.ts';
import type { SafeHtml } from './safe-html.ts';

const words = (html: string): InfoPart => ({ kind: 'words', html: html as SafeHtml });
const tab = (id: string): InfoPart => ({ kind: 'tab', id, label: id });
const parts = [words('above'), tab('why'), words('one'), words('two'), tab('impact'), words('three')];
const htmlOf = (list: InfoPart[]) => list.map((part) => (part.kind === 'words' ? part.html : part.kind));

describe('the tabs of a page', () => {
  it.each([
    ['impact', 'impact', ['three']],
    ['why', 'why', ['one', 'two']],
    [null, 'why', ['one', 'two']],
    ['nonsense', 'why', ['one', 'two']],
  ])('requested %s shows %s', (requested, current, under) => {
    const shown = partsUnder(parts, requested);
    expect(htmlOf(shown.above)).toEqual(['above']);
    expect(htmlOf(shown.under)).toEqual(under);
    expect(shown.tabs.filter((one) => one.current).map(({ id }) => id)).toEqual([current]);
  });

  it('a page without tabs is shown whole', () => {
    expect(partsUnder([words('all')], 'why')).toEqual({ tabs: [], above: [words('all')], under: [] });
  });
});

describe('related pages', () => {
  const page = (path: string, group: InfoGroup) => ({ path, group });
  const all = [page('/a', 'about'), page('/b', 'legal'), page('/c', 'about'), page('/d', 'about')];
  const near = (path: string) =>
    pagesNear(all, all.find((one) => one.path === path) ?? page('/', 'about'), 2).map((one) => one.path);

  it('are the next of its kind, wrapping around', () => {
    expect([near('/a'), near('/c'), near('/d'), near('/b')]).toEqual([
      ['/c', '/d'],
      ['/d', '/a'],
      ['/a', '/c'],
      [],
    ]);
  });
});
