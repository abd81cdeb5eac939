import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { openUploadSite } from './test-uploads.ts';

// 'Photos still missing' as a browser without script uses it: a form with the file at the place.

let site: Awaited<ReturnType<typeof openUploadSite>>;
let page = '';
beforeAll(async () => {
  site = await openUploadSite('missing-photos');
  await seedDemo(site.services);
  page = `${site.base}/admin-dashboard/media/missing`;
});
afterAll(() => site.close());

const read = async (url: string, cookie = site.editor) => (await fetch(url, { headers: { cookie } })).text();

async function formOf(alt: string): Promise<FormData> {
  const tint = { width: 60, height: 80, channels: 3, background: '#805030' } as const;
  const bytes = await sharp({ create: tint }).jpeg().toBuffer();
  const form = new FormData();
  const typed = { slot: 'leaders/temple-president', alt, credit: 'Rādhā', focalX: '50', focalY: '30' };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  form.set('file', new File([Uint8Array.from(bytes)], 'face.jpg', { type: 'image/jpeg' }));
  return form;
}

it('names each place with what to take, and shows a refusal beside what was typed', async () => {
  const html = await read(page);
  expect(html).toContain('Govinda Dasa (demo)');
  expect(html.indexOf('The altar')).toBeLessThan(html.indexOf('Articles of the shop'));
  const refused = await site.post(page, await formOf(''));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toMatch(/<details open="">.*value="Rādhā"/s);
});

it('a photo with its words is on the page of its leader, with its credit', async () => {
  const before = await read(`${site.base}/leadership/temple-president`);
  expect(before).toContain('>GD<');
  const answer = await site.post(page, await formOf('Govinda Dasa by the gate'));
  expect(answer.status).toBe(302);
  expect(await read(new URL(answer.headers.get('location') ?? '', page).href)).toContain(
    'The photo is on the site.',
  );
  const html = await read(`${site.base}/leadership/temple-president`);
  expect(html).toMatch(/alt="Govinda Dasa by the gate"/);
  expect(html).toMatch(/Photo: (<!-- -->)?Rādhā/);
  expect(html).not.toContain('>GD<');
});

it('whoever only reads is shown the list and no form', async () => {
  const viewer = await site.enter('viewer@example.com', 'viewer');
  const html = await read(page, viewer);
  expect(html).toContain('Raghu Dasa (demo)');
  expect(html).not.toContain('Put it on the site');
});
