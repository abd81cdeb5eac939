import { describe, expect, it } from 'vitest';
import { type CsrProjectFields, readCsrProject } from './csr-project.ts';
import { type LeaderFields, readLeader } from './leader.ts';
import { type MilestoneFields, readMilestone } from './milestone.ts';
import { readTeacher, type TeacherFields } from './teacher.ts';
import { readTestimonial, type TestimonialFields } from './testimonial.ts';

const place = { id: 'one', position: '2', published: 'on' };
const leader: LeaderFields = {
  ...place,
  name: 'माधवी देवी दासी',
  role: 'Head of worship',
  summary: 'Keeps the hours of the altar.',
  body: '<p>Words.</p>',
  image: 'tulsi',
};
const teacher: TeacherFields = {
  ...place,
  title: 'Śrīla Prabhupāda',
  note: '',
  image: '/media/one.webp',
  link: 'https://en.wikipedia.org/wiki/Bhakti',
};
const testimonial: TestimonialFields = {
  ...place,
  name: 'Anjali',
  about: '',
  words: 'I came for the lunch 🙂\nand stayed.',
};
const project: CsrProjectFields = {
  ...place,
  title: 'Meals',
  scheduleItem: 'hunger',
  summary: 'A warm meal on every school day.',
  image: 'csr',
  target: '₹25,00,000',
};
const milestone: MilestoneFields = { ...place, title: 'Walls', words: '', state: 'now' };

const problemsOf = (answer: { ok: boolean; problems?: { field: string; code: string }[] }) =>
  (answer.problems ?? []).map(({ field, code }) => `${field} ${code}`);

describe('the admin’s rows', () => {
  it('are read as typed, in any script, in their place', () => {
    expect(readLeader(leader)).toEqual({
      ok: true,
      value: { ...leader, position: 2, published: true },
    });
    expect(readTeacher({ ...teacher, published: '' })).toMatchObject({
      ok: true,
      value: { published: false },
    });
    expect(readTestimonial(testimonial)).toMatchObject({ ok: true, value: { words: testimonial.words } });
    expect(readCsrProject(project)).toMatchObject({ ok: true, value: { target: 250_000_000 } });
    expect(readCsrProject({ ...project, target: ' ' })).toMatchObject({ ok: true, value: { target: null } });
    expect(readMilestone({ ...milestone, position: '१२' })).toMatchObject({
      ok: true,
      value: { position: 12 },
    });
  });

  it.each([
    ['id', 'Two words', 'slug-invalid'],
    ['id', '', 'slug-invalid'],
    ['id', 'x'.repeat(61), 'slug-invalid'],
    ['position', '-1', 'number-outside'],
    ['position', '1.5', 'number-outside'],
    ['position', '', 'number-outside'],
    ['name', 'x'.repeat(81), 'text-length'],
    ['name', '<script>alert(1)</script>', 'text-markup'],
    ['summary', 'Short.', 'text-length'],
    ['body', ' ', 'text-length'],
    ['body', 'x'.repeat(20_001), 'text-length'],
    ['body', 'a\u0000b', 'text-forbidden'],
    ['image', '//elsewhere.test/x.png', 'picture-elsewhere'],
    ['image', 'https://elsewhere.test/x.png', 'picture-elsewhere'],
    ['image', 'HTTP://elsewhere.test/x.png', 'picture-elsewhere'],
    ['image', 'https:\\\\elsewhere.test/x.png', 'picture-elsewhere'],
    ['image', '/uploads/\u202ex.png', 'picture-invalid'],
    ['image', 'tulsi\u0000', 'picture-invalid'],
    ['image', 'data:image/png;base64,AAAA', 'picture-invalid'],
    ['image', 'javascript:alert(1)', 'picture-invalid'],
  ] as const)('a leader with %s %j is refused beside it', (field, typed, code) => {
    expect(problemsOf(readLeader({ ...leader, [field]: typed }))).toEqual([`${field} ${code}`]);
  });

  it('a leader may wait for a photo', () =>
    expect(readLeader({ ...leader, image: '' })).toMatchObject({ ok: true, value: { image: '' } }));

  it.each(['http://plain.test', 'https://', 'https://a b', '/founder', `https://x.test/${'x'.repeat(300)}`])(
    'a teacher does not lead to %j',
    (link) => {
      expect(problemsOf(readTeacher({ ...teacher, link }))).toEqual(['link web-invalid']);
    },
  );

  it('no project of worship, and no target of zero, is accepted', () => {
    expect(problemsOf(readCsrProject({ ...project, scheduleItem: 'worship', target: '0' }))).toEqual([
      'scheduleItem choice-invalid',
      'target amount-too-small',
    ]);
  });

  it('every problem is reported at once', () => {
    expect(
      problemsOf(readMilestone({ ...milestone, title: '', words: 'x'.repeat(301), state: 'soon' })),
    ).toEqual(['title text-length', 'words text-length', 'state choice-invalid']);
    expect(problemsOf(readTestimonial({ ...testimonial, id: '?', words: '' }))).toHaveLength(2);
  });
});
