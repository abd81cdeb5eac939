import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { patternOf } from './route-tree.ts';

test('a pattern has each part once, whatever its parents say of their path', () => {
  const route = (id: string, path?: string, parentId?: string) => ({ id, path, parentId, module: {} });
  const routes = {
    // As in a build: the root's path is empty, a layout has none.
    root: route('root', ''),
    layout: route('layout', undefined, 'root'),
    blog: route('blog', 'blogs/single-blog/:id', 'layout'),
    home: route('home', undefined, 'layout'),
  } as unknown as ServerBuild['routes'];
  expect(patternOf(routes, 'blog')).toBe('/blogs/single-blog/:id');
  expect(patternOf(routes, 'home')).toBe('/');
});
