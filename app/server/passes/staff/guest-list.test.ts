import { describe, expect, it } from 'vitest';
import { auditLedger } from '#server/db/audit.ts';
import { importGuests } from './import-guests.ts';
import { left, lettersTo, listed, organiser, prepareTestOffice, problem } from './test-staff-bookings.ts';

const office = prepareTestOffice();

describe('a guest list', () => {
  const head = 'name,phone,email,kind,passes,time';
  const list = (...lines: string[]) => new TextEncoder().encode([head, ...lines].join('\n'));
  const guests = list(
    'Mira,9876543210,mira@example.com,Seat,2,18:00',
    'Gopal,9876543211,,Free pass,1,18:00',
    'Gopal,9876543211,,Free pass,1,18:00',
  );
  const send = (bytes: Uint8Array, store: boolean) =>
    importGuests(office.services, organiser, 'feast', { bytes, store, language: 'en', writes: true });
  const count = async () => (await listed(office.services)).count;

  it('is looked at first, and booked once however often it is sent', async () => {
    expect(await send(guests, false)).toMatchObject({ booked: 3, known: 0, stored: false });
    expect(await count()).toBe(0);
    expect(await send(guests, true)).toMatchObject({ booked: 3, known: 0, stored: true });
    expect(await send(guests, true)).toMatchObject({ booked: 0, known: 3, stored: true });
    expect(await count()).toBe(3);
    expect(await left(office.services, 'event_slots', 'feast-six')).toBe(2);
    const rows = (await listed(office.services)).rows;
    expect(rows.every(({ total, stage }) => total === 0 && stage === 'confirmed')).toBe(true);
    expect(await lettersTo(office.services)).toEqual(['passes mira@example.com en']);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('of which one line is wrong books nobody', async () => {
    const wrong = list('Mira,9876543210,,Seat,2,18:00', 'Gopal,98,,Gold,1,18:00');
    const answer = await send(wrong, true);
    expect(answer).toMatchObject({ booked: 0, stored: false });
    expect('rows' in answer && answer.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['guest-kind', 'phone-indian'],
    ]);
    expect(await count()).toBe(0);
  });

  it.each([true, false])('that is larger than the places says at which line (booked: %s)', async (store) => {
    const many = list('Mira,9876543210,,Seat,4,18:00', 'Gopal,9876543211,,Seat,2,18:00');
    const answer = await send(many, store);
    expect('rows' in answer && answer.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['passes-fewer'],
    ]);
    expect(await count()).toBe(0);
    expect(await left(office.services, 'event_products', 'feast-seat')).toBe(5);
    expect(await auditLedger(office.db)).toEqual([]);
  });

  it('is refused as a whole where it is no list', async () => {
    expect(await send(new Uint8Array([255, 254]), true)).toMatchObject(problem('', 'csv-encoding'));
    expect(await send(new Uint8Array(100_001), true)).toMatchObject(problem('', 'csv-large'));
    expect(
      await importGuests(office.services, organiser, 'nowhere', {
        bytes: guests,
        store: true,
        language: '',
        writes: false,
      }),
    ).toMatchObject({ code: 'event-gone' });
  });
});
