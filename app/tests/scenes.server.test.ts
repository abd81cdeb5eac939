import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { listSitePages } from '#server/search/site-pages.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { type ArtName, pictures } from '#ui/art/pictures.ts';
import { openTestSite } from './test-site.ts';

let test: TestDatabase;
let services: Services;
/** The scenes that each public page shows, by its address; one twice where it is shown twice. */
const shown = new Map<string, ArtName[]>();

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  const pages = (await listSitePages(services)).map(({ path }) => path);
  for (const path of [...pages, '/signin', '/signup', '/forgot-password', '/cart', '/checkout']) {
    const answer = await site(new Request(`http://temple.test${path}`));
    shown.set(path, scenesIn(await answer.text()));
  }
});
afterAll(() => test.close());

it('shows a scene at most once on a page (rule V8)', () => {
  const twice = [...shown].flatMap(([path, scenes]) => {
    const repeated = new Set(scenes.filter((scene, at) => scenes.indexOf(scene) !== at));
    return [...repeated].map((scene) => `${scene} on ${path}`);
  });
  expect(twice).toEqual([]);
});

it('shows a scene on at most a fifth of the pages (rule V8)', () => {
  const counts = countPages();
  expect(counts.filter(([, pages]) => pages > shown.size / 5)).toEqual([]);
});

/** In how many pages each scene is, the most frequent first. */
function countPages(): [ArtName, number][] {
  const count = (scene: ArtName) => [...shown.values()].filter((scenes) => scenes.includes(scene)).length;
  const scenes = [...new Set([...shown.values()].flat())];
  return scenes
    .map((scene): [ArtName, number] => [scene, count(scene)])
    .sort(([, one], [, other]) => other - one);
}

/** The drawings of articles of the shop are no scenes: they stand for that one thing. */
function scenesIn(html: string): ArtName[] {
  return [...html.matchAll(/<img[^>]* src="[^"]*\/art\/([a-z-]+)\.svg/g)]
    .map(([, name]) => name as ArtName)
    .filter((name) => pictures[name].width > pictures[name].height);
}
