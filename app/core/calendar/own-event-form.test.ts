import { expect, it } from 'vitest';
import { readOwnEvent } from './own-event-form.ts';

const feast = { title: ' Sunday feast ', note: '', startsOn: '2026-11-22', endsOn: '', repeats: 'weekly' };

it('reads an event of the temple', () => {
  expect(readOwnEvent(feast)).toEqual({
    ok: true,
    value: { title: 'Sunday feast', note: '', startsOn: '2026-11-22', endsOn: null, repeats: 'weekly' },
  });
});

it.each([
  [{ title: '' }, 'title', 'text-length'],
  [{ title: 'x'.repeat(201) }, 'title', 'text-length'],
  [{ note: 'x'.repeat(501) }, 'note', 'text-length'],
  [{ startsOn: '2026-02-31' }, 'startsOn', 'date-invalid'],
  [{ endsOn: 'soon' }, 'endsOn', 'date-invalid'],
  [{ endsOn: '2026-11-21' }, 'endsOn', 'ends-before-start'],
  [{ repeats: 'daily' }, 'repeats', 'choice-invalid'],
])('%o is told beside its field', (change, field, code) => {
  expect(readOwnEvent({ ...feast, ...change })).toEqual({
    ok: false,
    code: 'invalid',
    problems: [{ field, code }],
  });
});
