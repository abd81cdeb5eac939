import { expect, it } from 'vitest';
import { newPersonFields, readNewPerson, type TypedNewPerson } from './read-new-person.ts';

const empty = Object.fromEntries(newPersonFields.map((field) => [field, ''])) as TypedNewPerson;
const good = { name: 'Mira Bai', email: 'Mira@Example.com', consent: 'Signed card at the festival stall' };
const read = (typed: Partial<TypedNewPerson>) => readNewPerson({ ...empty, ...good, ...typed });

it('reads a name with an address or a telephone', () => {
  expect(read({})).toEqual({
    ok: true,
    value: {
      ...{ name: 'Mira Bai', email: 'mira@example.com', phone: null, city: null },
      ...{ consent: 'Signed card at the festival stall', another: false },
    },
  });
  expect(read({ email: '', phone: '98765 43210', another: 'on' })).toMatchObject({
    value: { email: null, phone: '+919876543210', another: true },
  });
});

it.each([
  [{ name: '' }, 'name', 'name-invalid'],
  [{ email: '' }, 'email', 'email-or-phone'],
  [{ email: 'mira@' }, 'email', 'email-invalid'],
  [{ phone: '12' }, 'phone', 'phone-indian'],
  [{ consent: '' }, 'consent', 'text-length'],
  [{ consent: 'x\u202ey said so' }, 'consent', 'text-forbidden'],
  [{ city: '<b>' }, 'city', 'text-markup'],
] as const)('%j is told beside its field', (typed, field, code) => {
  expect(read(typed)).toMatchObject({ ok: false, problems: [{ field, code }] });
});
