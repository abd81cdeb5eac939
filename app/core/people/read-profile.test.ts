import { describe, expect, it } from 'vitest';
import { profileFields, readProfile, type TypedProfile } from './read-profile.ts';

const empty = Object.fromEntries(profileFields.map((field) => [field, ''])) as TypedProfile;
const read = (typed: Partial<TypedProfile>) =>
  readProfile({ ...empty, fullName: 'Ananta Sharma', ...typed }, '2026-11-20');

describe('readProfile', () => {
  it('asks for nothing but a name', () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: { name: 'Ananta Sharma', phone: null, country: 'India' },
    });
    expect(read({ fullName: '' })).toMatchObject({ problems: [{ field: 'fullName', code: 'name-invalid' }] });
  });

  it('keeps, replaces or forgets the PAN', () => {
    expect(read({})).toHaveProperty('value.pan', undefined);
    expect(read({ pan: 'abcpe1234f' })).toHaveProperty('value.pan', 'ABCPE1234F');
    expect(read({ forgetPan: 'on' })).toHaveProperty('value.pan', null);
    expect(read({ pan: 'ABC••••34F' })).toMatchObject({ problems: [{ field: 'pan', code: 'pan-invalid' }] });
  });

  it('asks for no news and no WhatsApp, and forgets a number that is still there', () => {
    expect(profileFields.filter((field) => /news|^wants|^whatsapp/i.test(field))).toEqual([]);
    expect(read({})).toHaveProperty('value.forgetWhatsapp', false);
    expect(read({ forgetWhatsapp: 'on' })).toHaveProperty('value.forgetWhatsapp', true);
  });

  it.each([
    ['phone', '12', 'phone-indian'],
    ['dob', '2026-11-21', 'date-outside'],
    ['dob', '2026-02-30', 'date-invalid'],
    ['citizenship', 'martian', 'choice-invalid'],
    ['addressLine', 'x', 'address-invalid'],
    ['state', 'Kent', 'state-invalid'],
    ['pin', 'CT1 2AB', 'pin-invalid'],
    ['city', '<b>', 'text-markup'],
  ] as const)('%s: %j is %s', (field, typed, code) => {
    expect(read({ [field]: typed })).toMatchObject({ ok: false, problems: [{ field, code }] });
  });

  it('takes states and codes of other countries as they are', () => {
    expect(read({ country: 'England', state: 'Kent', pin: 'CT1 2AB' })).toMatchObject({
      ok: true,
      value: { country: 'England', state: 'Kent', pin: 'CT1 2AB' },
    });
  });
});
