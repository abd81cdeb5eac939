import { describe, expect, it } from 'vitest';
import { type NewPersonField, newPersonFields } from '#core/people/read-new-person.ts';
import { recordDonation } from '../donations/record-donation.ts';
import { listNotes } from '../notes/note-queries.ts';
import { findPersonPage } from '../person-file/person-page.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { addPerson } from './add-person.ts';
import { makePerson, staffOf } from './test-people.ts';

const clerk = staffOf('per_clerk', 'accounts');
const viewer = staffOf('per_viewer', 'viewer');

const fixture = openFixture();

const empty = Object.fromEntries(newPersonFields.map((field) => [field, ''])) as Record<
  NewPersonField,
  string
>;
const add = (typed: Partial<Record<NewPersonField, string>>, staff = clerk) =>
  addPerson(fixture.services, staff, { ...empty, consent: 'Wrote it into our book', ...typed });
const everybody = async () =>
  (await fixture.db.selectFrom('guests').select('id').execute()).length +
  (await fixture.db.selectFrom('people').select('id').execute()).length;

async function added(typed: Partial<Record<NewPersonField, string>>): Promise<string> {
  const outcome = await add(typed);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.id;
}

describe('somebody whom the staff add', () => {
  it('is among the people, with the source of the consent, and is in the log', async () => {
    const id = await added({
      name: 'Mira Bai',
      email: 'Mira@Example.com',
      phone: '98765 43210',
      city: 'Agra',
    });
    expect(await findPersonPage(fixture.services, id)).toMatchObject({
      ...{ id, name: 'Mira Bai', email: 'mira@example.com', phone: '+919876543210', profile: null },
    });
    const [note] = await listNotes(fixture.services, { kind: 'person', id });
    expect(note?.body).toContain('Wrote it into our book');
    const logged = await fixture.db.selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    expect(logged.map(({ action }) => action).sort()).toEqual(['note.written', 'person.added']);
    expect(JSON.stringify(logged)).not.toContain('mira');
  });

  it('is the donor of a donation that the staff then enter', async () => {
    const id = await added({ name: 'Kunti Devi', phone: '98765 43299' });
    const recorded = await recordDonation(fixture.services, clerk, {
      ...{ intentKey: fixture.services.ids('office'), mode: 'cash', amount: '501', causeId: 'general' },
      ...{
        givenOn: fixture.services.clock().toISOString().slice(0, 10),
        paper: '',
        bank: '',
        account: '',
        path: 'named',
      },
      ...{ citizenship: 'indian', name: 'Kunti Devi', phone: '98765 43299', email: '', pan: '' },
      ...{ addressLine: '', city: '', pin: '', state: '', inNameOf: '' },
    });
    expect(recorded.ok).toBe(true);
    expect((await findPersonPage(fixture.services, id))?.donations).toMatchObject({ count: 1 });
  });

  it('is not added without the permission, nor with a wrong field', async () => {
    const before = await everybody();
    expect(await add({ name: 'Mira', email: 'other@example.com' }, viewer)).toMatchObject({
      code: 'not-allowed',
    });
    expect(await add({ name: 'Mira', email: 'other@' })).toMatchObject({ code: 'invalid' });
    expect(await everybody()).toBe(before);
  });
});

describe('somebody who is known', () => {
  it.each(['98100 00031', '98100 00032'])('an account by %s, proven or typed', async (phone) => {
    const id = await makePerson(fixture.services, `two-${phone.slice(-1)}@example.com`, 'Two Numbers');
    await fixture.db
      .updateTable('people')
      .set({ mobile: null })
      .where('mobile', '=', '+919810000031')
      .execute();
    await fixture.db.updateTable('people').set({ mobile: '+919810000031' }).where('id', '=', id).execute();
    await fixture.db
      .updateTable('profiles')
      .set({ phone: '+919810000032' })
      .where('person_id', '=', id)
      .execute();
    expect(await add({ name: 'two numbers', phone })).toMatchObject({
      code: 'person-known',
      known: { name: 'Two Numbers' },
    });
  });

  it.each([
    ['an account by its address', { name: 'Another Name', email: 'KNOWN@example.com' }],
    ['an account by name and phone', { name: 'known das', phone: '98100 00001' }],
  ])('%s is named instead of added twice', async (_, typed) => {
    const person = await fixture.db
      .selectFrom('people')
      .select('id')
      .where('email', '=', 'known@example.com')
      .executeTakeFirst();
    const id = person?.id ?? (await makePerson(fixture.services, 'known@example.com', 'Known Das'));
    await fixture.db
      .updateTable('profiles')
      .set({ phone: '+919810000001' })
      .where('person_id', '=', id)
      .execute();
    const before = await everybody();
    for (const another of ['', 'on']) {
      expect(await add({ ...typed, another })).toMatchObject({
        ...{ ok: false, code: 'person-known', known: { id, name: 'Known Das' } },
      });
    }
    expect(await everybody()).toBe(before);
  });

  it('a guest by the address, also when two add them at once', async () => {
    const typed = { name: 'Twice Devi', email: 'twice@example.com' };
    const outcomes = await Promise.all([add(typed), add(typed), add({ ...typed, name: 'Other Devi' })]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((one) => !one.ok && one.code === 'person-known')).toHaveLength(2);
  });

  it('by the phone alone may be another of the same household, if the staff say so', async () => {
    const id = await added({ name: 'Father Das', phone: '98765 11111' });
    const child = { name: 'Child Das', phone: '98765 11111' };
    expect(await add(child)).toMatchObject({ code: 'phone-known', known: { id, name: 'Father Das' } });
    const other = await added({ ...child, another: 'on' });
    expect(other).not.toBe(id);
  });
});
