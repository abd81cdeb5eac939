import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { listSitePages } from '#server/search/site-pages.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { type ArtName, pictures } from '#ui/art/pictures.ts';
import { photoNames } from '#ui/photos/photo-names.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
/** The scenes that each public page shows, by its address; one twice where it is shown twice. */
const shown = new Map<string, ArtName[]>();
/** The same of the rendered photos. */
const photos = new Map<string, string[]>();

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  const pages = (await listSitePages(services)).map(({ path }) => path);
  for (const path of [...pages, '/signin', '/signup', '/forgot-password', '/cart', '/checkout']) {
    const answer = await site(new Request(`http://temple.test${path}`));
    const html = await answer.text();
    shown.set(path, scenesIn(html));
    photos.set(path, photosIn(html));
  }
});
afterAll(() => test.close());

it('shows a scene at most once on a page (rule V8)', () => {
  expect(twiceIn(shown)).toEqual([]);
});

it('shows a rendered photo at most once on a page, and on at most a fifth of the pages (rule V8)', () => {
  expect(twiceIn(photos)).toEqual([]);
  expect(countPages(photos).filter(([, pages]) => pages > photos.size / 5)).toEqual([]);
  // Most of them are somewhere: this test would see one.
  expect(countPages(photos).length).toBeGreaterThan(photoNames.length / 2);
});

function twiceIn<Name extends string>(pages: ReadonlyMap<string, readonly Name[]>): string[] {
  return [...pages].flatMap(([path, names]) => {
    const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    return [...repeated].map((name) => `${name} on ${path}`);
  });
}

it('shows a scene on at most a fifth of the pages (rule V8)', () => {
  const counts = countPages(shown);
  expect(counts.filter(([, pages]) => pages > shown.size / 5)).toEqual([]);
});

/** In how many pages each scene is, the most frequent first. */
function countPages<Name extends string>(pages: ReadonlyMap<string, readonly Name[]>): [Name, number][] {
  const count = (scene: Name) => [...pages.values()].filter((scenes) => scenes.includes(scene)).length;
  const scenes = [...new Set([...pages.values()].flat())];
  return scenes
    .map((scene): [Name, number] => [scene, count(scene)])
    .sort(([, one], [, other]) => other - one);
}

/** The drawings of articles of the shop are no scenes: they stand for that one thing. */
function scenesIn(html: string): ArtName[] {
  return [...html.matchAll(/<img[^>]* src="[^"]*\/art\/([a-z-]+)\.svg/g)]
    .map(([, name]) => name as ArtName)
    .filter((name) => pictures[name].width > pictures[name].height);
}

function photosIn(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="[^"]*\/photos\/([a-z-]+)-720\.webp/g)].map(
    ([, name = '']) => name,
  );
}
