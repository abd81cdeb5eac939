import { describe, expect, it } from 'vitest';
import { type MorningFields, readMorning } from './read-morning.ts';

const today = '2026-11-20';
const image = (number: number) => `/uploads/${String(number).padStart(32, '0')}/1600x2000-50-50.jpg`;
const right: MorningFields = { day: today, type: 'shringar', dress: 'yellow silk', alt: 'The altar' };
const read = (instead: Partial<MorningFields>, images = [image(1)]) =>
  readMorning({ ...right, ...instead }, images, today);

describe('a morning of photos', () => {
  it('is taken as it is, a photo that was chosen twice once', () =>
    expect(read({}, [image(2), image(1), image(2)])).toEqual({
      ok: true,
      value: { ...right, images: [image(2), image(1)] },
    }));

  it('may be posted later, and without words about the dress', () =>
    expect(read({ day: '2026-11-18', dress: '' })).toMatchObject({ ok: true }));

  it.each<[string, Partial<MorningFields>, string[], string, string]>([
    ['no photo', {}, [], 'images', 'file-missing'],
    ['eleven photos', {}, Array.from({ length: 11 }, (_, at) => image(at)), 'images', 'photos-too-many'],
    ['an address from elsewhere', {}, ['https://example.org/a.jpg'], 'images', 'picture-unknown'],
    ['a drawing', {}, ['altar-dawn'], 'images', 'picture-unknown'],
    ['tomorrow', { day: '2026-11-21' }, [image(1)], 'day', 'date-outside'],
    ['no day', { day: '' }, [image(1)], 'day', 'date-invalid'],
    ['an unknown darshan', { type: 'noon' }, [image(1)], 'type', 'choice-invalid'],
    ['no alternative text', { alt: '' }, [image(1)], 'alt', 'text-length'],
    ['HTML', { dress: '<b>yellow</b>' }, [image(1)], 'dress', 'text-markup'],
  ])('with %s is refused beside its field', (_, instead, images, field, code) =>
    expect(read(instead, images)).toMatchObject({ ok: false, problems: [{ field, code }] }),
  );
});
