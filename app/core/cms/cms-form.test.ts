import { describe, expect, it } from 'vitest';
import { inputNames } from '#core/edited-fields/field-spec.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import { blogKind } from './kinds/blog-kind.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { eventKind } from './kinds/event-kind.ts';
import { appearancesOf, readCmsForm } from './read-cms-form.ts';
import { rowSlug } from './row-slug.ts';
import { lifeColumns, rowStateOf } from './row-state.ts';

const blog = {
  title: 'A festival of lamps',
  image: 'tulsi',
  image_alt: 'A tulsi plant with lamps',
  description: '<p>Lamps</p>',
  tags: 'Festivals, lamps,  festivals',
  appear: 'now',
};
const event = {
  title: 'Sunday feast',
  starts_at: '2026-12-20T17:30',
  ends_at: '2026-12-20T20:00',
  location: 'Temple hall',
  'images-0': 'kirtan',
  'images-0-alt': 'Devotees sing',
  'images-1': 'donate',
  'images-1-alt': 'Hands with a lamp',
  description: '<p>Come</p>',
  capacity: '120',
  fee_paise: '1,100.50',
  tags: '',
  appear: 'later',
  appearFrom: '2026-12-01T06:00',
};

describe('the form of a kind', () => {
  it('reads a blog', () => {
    expect(readCmsForm(blogKind, blog)).toMatchObject({
      ok: true,
      value: {
        appear: 'now',
        from: null,
        row: { title: 'A festival of lamps', tags: ['festivals', 'lamps'] },
      },
    });
  });

  it('reads an event in Ghaziabad time and paise, and writes it back as it was typed', () => {
    const read = readCmsForm(eventKind, event);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.from).toEqual(new Date('2026-12-01T00:30:00Z'));
    expect(read.value.row).toMatchObject({
      starts_at: new Date('2026-12-20T12:00:00Z'),
      fee_paise: 110_050,
      map_query: null,
      images: [
        { image: 'kirtan', alt: 'Devotees sing' },
        { image: 'donate', alt: 'Hands with a lamp' },
      ],
    });
    const { appear: _, appearFrom: __, fee_paise: ___, ...typed } = event;
    expect(writeFields(eventKind.fields, read.value.row)).toMatchObject({ ...typed, fee_paise: '1100.50' });
  });

  it.each([
    ['title', blogKind, { ...blog, title: ' ' }, 'text-length'],
    ['image', blogKind, { ...blog, image: 'javascript:x' }, 'picture-invalid'],
    ['image_alt', blogKind, { ...blog, image_alt: '' }, 'alt-missing'],
    ['description', blogKind, { ...blog, description: '' }, 'text-length'],
    ['tags', blogKind, { ...blog, tags: 'a,b,c,d,e,f,g,h,i' }, 'too-many'],
    ['appear', blogKind, { ...blog, appear: 'cancelled' }, 'choice-invalid'],
    ['appearFrom', blogKind, { ...blog, appear: 'later', appearFrom: '2026-02-30T10:00' }, 'moment-invalid'],
    ['starts_at', eventKind, { ...event, starts_at: '2026-12-20' }, 'moment-invalid'],
    ['ends_at', eventKind, { ...event, ends_at: '2026-12-20T17:00' }, 'end-before-start'],
    ['images-0', eventKind, { ...event, 'images-0': '//elsewhere.test/x.png' }, 'picture-elsewhere'],
    ['fee_paise', eventKind, { ...event, fee_paise: '-5' }, 'amount-malformed'],
    ['capacity', eventKind, { ...event, capacity: '0' }, 'number-outside'],
  ])('reports what is wrong with %s', (field, kind, typed, code) => {
    const read = readCmsForm(kind, typed);
    expect(read.ok ? [] : read.problems).toEqual([expect.objectContaining({ field, code })]);
  });

  it('an event may wait for its first photo', () => {
    const read = readCmsForm(eventKind, { ...event, 'images-0': '', 'images-1': '' });
    expect(read.ok && read.value.row.images).toEqual([{ image: '', alt: '' }]);
  });

  it('lets a draft wait for its picture and text', () => {
    const draft = { title: 'Later', image: '', image_alt: '', description: '', tags: '', appear: 'draft' };
    expect(readCmsForm(blogKind, draft)).toMatchObject({ ok: true, value: { row: { image: '' } } });
  });
});

describe('descriptions', () => {
  it.each(contentKinds.map((kind) => [kind.name, kind] as const))('%s names its columns once', (_, kind) => {
    const columns = inputNames(kind.fields).map((name) => name.replace(/-\d.*/, ''));
    const own = kind.fields.map(({ path }) => path);
    expect(new Set(own).size).toBe(own.length);
    expect(columns).toContain(kind.title);
    expect(appearancesOf(kind).length).toBeGreaterThan(1);
  });
});

describe('the visibility of a row', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const before = new Date('2026-11-20T10:00:00Z');
  const after = new Date('2026-11-22T10:00:00Z');
  it.each([
    ['scheduled', { status: 'draft', publish_at: before }, 'draft'],
    ['scheduled', { status: 'live', publish_at: before }, 'live'],
    ['scheduled', { status: 'live', publish_at: after }, 'scheduled'],
    ['scheduled', { status: 'live', publish_at: before, expires_at: now }, 'past'],
    ['scheduled', { status: 'cancelled', publish_at: before }, 'cancelled'],
    ['status', { status: 'live' }, 'live'],
    ['shown', { published: false }, 'draft'],
    ['timed', { publish_at: after }, 'scheduled'],
  ] as const)('%s %j is %s', (life, row, state) => expect(rowStateOf({ life }, row, now)).toBe(state));

  it('keeps the moment since when a row is visible, and resets that of a draft', () => {
    const input = { appear: 'now', from: null } as const;
    const life = { life: 'scheduled' } as const;
    expect(lifeColumns(life, input, { status: 'live', publish_at: before }, now).publish_at).toEqual(before);
    expect(lifeColumns(life, input, { status: 'draft', publish_at: before }, now).publish_at).toEqual(now);
    expect(lifeColumns(life, input, { status: 'live', publish_at: after }, now).publish_at).toEqual(now);
    expect(lifeColumns(life, { appear: 'later', from: after }, null, now)).toEqual({
      status: 'live',
      publish_at: after,
    });
  });
});

describe('rowSlug', () => {
  it.each([
    ['Why we greet Tulasī before sunrise', 'why-we-greet-tulasi-before-sunrise'],
    ['Śrīla Prabhupāda’s  house!', 'srila-prabhupadas-house'],
    ['हरे कृष्ण', ''],
  ])('%s', (title, slug) => expect(rowSlug(title)).toBe(slug));
});
