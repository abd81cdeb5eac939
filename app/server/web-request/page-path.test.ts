import { expect, it } from 'vitest';
import { pagePathOf } from './page-path.ts';

it.each([
  ['/about', '/about'],
  ['/about.data', '/about'],
  ['/about/_.data', '/about/'],
  ['/_.data', '/'],
  ['/', '/'],
  ['/history_.data', '/history_'],
  ['/files/report.data/more', '/files/report.data/more'],
])('%s is about %s', (path, page) => expect(pagePathOf(path)).toBe(page));
