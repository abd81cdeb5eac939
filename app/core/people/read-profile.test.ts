import { describe, expect, it } from 'vitest';
import { profileFields, readProfile, type TypedProfile } from './read-profile.ts';

const empty = Object.fromEntries(profileFields.map((field) => [field, ''])) as TypedProfile;
const read = (typed: Partial<TypedProfile>) =>
  readProfile({ ...empty, fullName: 'Ananta Sharma', ...typed }, '2026-11-20');

describe('readProfile', () => {
  it('requires only a name', () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: { name: 'Ananta Sharma', phone: null, country: 'India' },
    });
    expect(read({ fullName: '' })).toMatchObject({ problems: [{ field: 'fullName', code: 'name-invalid' }] });
  });

  it('keeps, replaces or deletes the PAN', () => {
    expect(read({})).toHaveProperty('value.pan', undefined);
    expect(read({ pan: 'abcpe1234f' })).toHaveProperty('value.pan', 'ABCPE1234F');
    expect(read({ forgetPan: 'on' })).toHaveProperty('value.pan', null);
    expect(read({ pan: 'ABC••••34F' })).toMatchObject({ problems: [{ field: 'pan', code: 'pan-invalid' }] });
  });

  it('has no newsletter and no WhatsApp field, and deletes a stored number', () => {
    expect(profileFields.filter((field) => /news|^wants|^whatsapp/i.test(field))).toEqual([]);
    expect(read({})).toHaveProperty('value.forgetWhatsapp', false);
    expect(read({ forgetWhatsapp: 'on' })).toHaveProperty('value.forgetWhatsapp', true);
  });

  it('has a language only where one was chosen', () => {
    expect(read({})).toHaveProperty('value.language', null);
    expect(read({ language: 'hi' })).toHaveProperty('value.language', 'hi');
    expect(read({ language: 'fr' })).toHaveProperty('value.language', null);
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

  it('accepts any states and codes of other countries', () => {
    expect(read({ country: 'England', state: 'Kent', pin: 'CT1 2AB' })).toMatchObject({
      ok: true,
      value: { country: 'England', state: 'Kent', pin: 'CT1 2AB' },
    });
  });
});
