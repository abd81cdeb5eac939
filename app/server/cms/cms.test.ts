import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogKind } from '#core/cms/kinds/blog-kind.ts';
import { eventKind } from '#core/cms/kinds/event-kind.ts';
import { roomKind } from '#core/cms/kinds/room-kind.ts';
import { momentText } from '#core/edited-fields/write-fields.ts';
import { visitor } from '#core/people/viewer.ts';
import { findBlog, listLatestBlogs } from '../content/blogs-queries.ts';
import { findEvent } from '../content/events-queries.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestHouse } from '../stay/test-stays.ts';
import { makeTestServices } from '../test-services.ts';
import { binRow } from './bin-row.ts';
import { findRevision, listBinned, listCmsRows, listRevisions } from './cms-queries.ts';
import { forgetBinned } from './forget-binned.ts';
import { asIfPublished, publishingRow } from './preview-row.ts';
import { restoreRow } from './restore-row.ts';
import { type SavedRow, saveRow } from './save-row.ts';
import { setAppearance } from './set-appearance.ts';
import { showScheduled } from './show-scheduled.ts';

let database: TestDatabase;
let services: Services;
let now = new Date('2026-11-21T06:00:00Z');
const editor = staffOf('per_editor', 'content');

beforeAll(async () => {
  database = await makeTestDatabase(4);
  services = makeTestServices(database.db, { clock: () => now });
});
afterAll(() => database.close());

const blog = {
  title: 'Lamps in Kartik',
  image: 'tulsi',
  image_alt: 'A tulsi plant with lamps',
  description: '<h1>Lamps</h1><p onclick="x()">One a day</p><script>x()</script>',
  tags: 'festivals',
  appear: 'now',
};

async function save(typed: Record<string, string>, id: string | null = null, version = 0): Promise<SavedRow> {
  const saved = await saveRow(services, editor, blogKind, { id, version, typed });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.value;
}

const audited = () =>
  services.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();

it('publishes a blog, cleaned, under an address made from its title', async () => {
  const saved = await save(blog);
  expect(saved).toEqual({ id: 'lamps-in-kartik', version: 1 });
  const found = await findBlog(services, saved.id);
  expect(found).toMatchObject({ title: 'Lamps in Kartik', description: '<h2>Lamps</h2><p>One a day</p>' });
  expect(found?.publishedAt).toEqual(now);
  expect((await save(blog)).id).toBe('lamps-in-kartik-2');
  expect(await audited()).toEqual(
    expect.arrayContaining([expect.objectContaining({ action: 'blogs.added', before: null })]),
  );
});

it('shows a scheduled blog from its minute on', async () => {
  const { id } = await save({ ...blog, title: 'Tomorrow', appear: 'later', appearFrom: '2026-11-22T06:00' });
  now = new Date('2026-11-22T00:29:59Z');
  expect(await findBlog(services, id)).toBeNull();
  now = new Date('2026-11-22T00:30:00Z');
  expect((await findBlog(services, id))?.title).toBe('Tomorrow');
});

it('invalidates cached pages when the time of a row comes, and only then', async () => {
  let bumps = 0;
  const counting = { ...services, pages: { bump: async () => void bumps++ } };
  const look = () => showScheduled.run(counting, new AbortController().signal);
  await services.db.updateTable('content_clock').set({ seen_at: now }).execute();
  const due = new Date(now.getTime() + 3_600_000);
  await save({ ...blog, title: 'In an hour', appear: 'later', appearFrom: momentText(due) });
  now = new Date(now.getTime() + 60_000);
  await look();
  expect(bumps).toBe(0);
  now = new Date(due.getTime() + 30_000);
  await look();
  await look();
  expect(bumps).toBe(1);
});

it('gives the second of two editors a conflict, writes nothing, and then lets them save', async () => {
  const { id } = await save({ ...blog, title: 'Two hands' });
  expect((await save({ ...blog, title: 'First hand' }, id, 1)).version).toBe(2);
  const second = await saveRow(services, editor, blogKind, {
    id,
    version: 1,
    typed: { ...blog, title: 'Second hand' },
  });
  expect(second).toMatchObject({ code: 'changed-meanwhile', version: 2, theirs: { title: 'First hand' } });
  expect((await findBlog(services, id))?.title).toBe('First hand');
  expect((await save({ ...blog, title: 'Second hand' }, id, 2)).version).toBe(3);
  const [newest, ...older] = await listRevisions(services, blogKind, id);
  expect(newest?.version).toBe(3);
  expect(older.map(({ version }) => version)).toEqual([2, 1]);
  expect(await findRevision(services, blogKind, id, 1)).toMatchObject({ title: 'Two hands' });
});

it('deletes into a bin and restores the row as it was', async () => {
  const { id } = await save({ ...blog, title: 'Comes back' });
  const binned = await binRow(services, editor, blogKind, id);
  if (!binned.ok) throw new Error(binned.code);
  expect(await findBlog(services, id)).toBeNull();
  // Its address stays reserved while it can be restored.
  expect((await save({ ...blog, title: 'Comes back' })).id).toBe('comes-back-2');
  expect(await restoreRow(services, editor, blogKind, binned.value)).toMatchObject({ ok: true, value: id });
  expect(await findBlog(services, id)).toMatchObject({ title: 'Comes back', tags: ['festivals'] });
  expect(await restoreRow(services, editor, blogKind, binned.value)).toMatchObject({ code: 'not-in-bin' });
});

it('keeps a kind of room as long as it has rooms or rates', async () => {
  await makeTestHouse(services.db, 1);
  const bin = () => binRow(services, staffOf('per_owner', 'owner'), roomKind, 'cell');
  expect(await bin()).toMatchObject({ code: 'still-used' });
  await services.db.deleteFrom('rooms').execute();
  const days = { from_day: '2026-12-01', to_day: '2026-12-31', weekdays: [5], extra_bed_paise: 0 };
  const rate = { ...days, room_type_id: 'cell', night_paise: 90_000, made_by: 'per_owner', made_at: now };
  await services.db.insertInto('stay_rates').values(rate).execute();
  expect(await bin()).toMatchObject({ code: 'still-used' });
  await services.db.deleteFrom('stay_rates').execute();
  expect(await bin()).toMatchObject({ ok: true });
});

it('empties the bin after 30 days', async () => {
  const { id } = await save({ ...blog, title: 'Goes' });
  await binRow(services, editor, blogKind, id);
  const started = now;
  now = new Date(started.getTime() + 29 * 86_400_000);
  await forgetBinned.run(services, new AbortController().signal);
  expect(await listBinned(services, blogKind)).toHaveLength(1);
  now = new Date(started.getTime() + 31 * 86_400_000);
  await forgetBinned.run(services, new AbortController().signal);
  expect(await listBinned(services, blogKind)).toHaveLength(0);
  now = started;
});

it('does not publish an unfinished draft', async () => {
  const { id } = await save({
    ...blog,
    title: 'Half',
    image: '',
    image_alt: '',
    description: '',
    appear: 'draft',
  });
  expect(await setAppearance(services, editor, blogKind, { id, appear: 'now' })).toMatchObject({
    code: 'unfinished',
  });
  expect(await findBlog(services, id)).toBeNull();
  await save({ ...blog, title: 'Whole', appear: 'draft' }, id, 1);
  expect(await setAppearance(services, editor, blogKind, { id, appear: 'now' })).toMatchObject({ ok: true });
  expect((await findBlog(services, id))?.title).toBe('Whole');
  expect(await setAppearance(services, editor, blogKind, { id, appear: 'draft' })).toMatchObject({
    ok: true,
  });
  expect(await findBlog(services, id)).toBeNull();
});

it('previews a draft as it will be published, and leaves it a draft', async () => {
  const { id } = await save({ ...blog, title: 'Preview', appear: 'draft' });
  now = new Date(now.getTime() + 60_000);
  const seen = await asIfPublished(services, [publishingRow(blogKind, id)], async (previewing) => ({
    page: await findBlog(previewing, id),
    list: (await listLatestBlogs(previewing, 1)).map((one) => one.id),
  }));
  expect(seen.page?.title).toBe('Preview');
  expect(seen.list).toEqual([id]);
  expect(await findBlog(services, id)).toBeNull();
});

it.each([
  ['a visitor', visitor],
  ['a desk of another kind', staffOf('per_desk', 'seva-desk')],
  ['who may only look', staffOf('per_viewer', 'viewer')],
])('refuses %s everything', async (_, who) => {
  const { id } = await save({ ...blog, title: 'Not theirs' });
  const refused = { ok: false, code: 'not-allowed' };
  expect(await saveRow(services, who, blogKind, { id, version: 1, typed: blog })).toMatchObject(refused);
  expect(await setAppearance(services, who, blogKind, { id, appear: 'draft' })).toMatchObject(refused);
  expect(await binRow(services, who, blogKind, id)).toMatchObject(refused);
  expect(await restoreRow(services, who, blogKind, 'bin_x')).toMatchObject(refused);
  expect((await findBlog(services, id))?.title).toBe('Not theirs');
});

it('keeps an event with its pictures, and its page when it is cancelled', async () => {
  const typed = {
    title: 'Govardhan Puja',
    starts_at: '2026-12-01T10:00',
    ends_at: '',
    location: 'Temple',
    'images-0': 'tours-govardhan',
    'images-0-alt': 'The hill',
    description: '<p>Come</p>',
    fee_paise: '',
    appear: 'now',
  };
  const saved = await saveRow(services, editor, eventKind, { id: null, version: 0, typed });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const { id } = saved.value;
  expect(await findEvent(services, id)).toMatchObject({
    pictures: [{ image: 'tours-govardhan', alt: 'The hill' }],
    fee: 0,
    capacity: null,
  });
  await saveRow(services, editor, eventKind, { id, version: 1, typed: { ...typed, appear: 'cancelled' } });
  expect(await findEvent(services, id)).toMatchObject({ cancelled: true });
});

it('keeps what a day gave, and restores a row from before it was asked', async () => {
  const saved = await saveRow(services, editor, eventKind, {
    id: null,
    version: 0,
    typed: {
      ...{
        title: 'Radhashtami',
        starts_at: '2026-09-19T08:00',
        location: 'Temple',
        description: '<p>Come</p>',
      },
      ...{ outcomes: '180 kilograms of flowers\n\n900 guests ', afterwards: '', appear: 'now' },
    },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const { id } = saved.value;
  expect(await findEvent(services, id)).toMatchObject({
    outcomes: ['180 kilograms of flowers', '900 guests'],
    afterwards: null,
  });
  const binned = await binRow(services, editor, eventKind, id);
  if (!binned.ok) throw new Error(binned.code);
  await sql`update content_bin set row = row - 'outcomes' - 'afterwards' where id = ${binned.value}`.execute(
    services.db,
  );
  expect(await restoreRow(services, editor, eventKind, binned.value)).toMatchObject({ ok: true });
  expect(await findEvent(services, id)).toMatchObject({ title: 'Radhashtami', outcomes: [] });
});

it('lists by state and by words, whatever they are', async () => {
  const query = { words: '', state: '', page: null };
  const all = await listCmsRows(services, blogKind, query);
  expect(all?.count).toBeGreaterThan(5);
  const found = await listCmsRows(services, blogKind, { ...query, words: 'two 100%_\\', state: 'live' });
  expect(found?.rows).toEqual([]);
  const hand = await listCmsRows(services, blogKind, { ...query, words: 'second HAND', state: 'live' });
  expect(hand?.rows.map(({ title }) => title)).toEqual(['Second hand']);
  expect(await listCmsRows(services, blogKind, { ...query, page: '99' })).toBeNull();
});
