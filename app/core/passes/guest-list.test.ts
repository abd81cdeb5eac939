import { expect, it } from 'vitest';
import { readCsv } from '#core/tables/read-csv.ts';
import { mostGuests, readGuestList } from './guest-list.ts';

const planned = {
  products: [
    { id: 'evp_free', title: 'Free entry' },
    { id: 'evp_seat', title: 'Seat in front' },
  ],
  slots: [
    { id: 'six', startsAt: new Date('2026-12-04T12:30:00Z'), gate: null },
    { id: 'seven-east', startsAt: new Date('2026-12-04T13:30:00Z'), gate: 'East' },
    { id: 'seven-west', startsAt: new Date('2026-12-04T13:30:00Z'), gate: 'West' },
    { id: 'next-six', startsAt: new Date('2026-12-05T12:30:00Z'), gate: null },
  ],
};
const read = (text: string, of = planned) => {
  const rows = readCsv(new TextEncoder().encode(text));
  return readGuestList(rows.ok ? rows.value : [], of);
};
const head = 'name,phone,email,kind,passes,time,gate';

it('reads a guest a line, columns in any order', () => {
  const { guests, problems } = read(
    'Kind;Phone;Name;Time;Gate;Passes\nfree entry;98765 43210;Mira;19:00;west;3\nSeat in front;9876543211;Gopal;2026-12-04 18:00;;',
  );
  expect(problems).toEqual([]);
  expect(guests).toMatchObject([
    {
      ...{ line: 2, productId: 'evp_free', slotId: 'seven-west', quantity: 3 },
      holder: { name: 'Mira', email: null },
    },
    { line: 3, productId: 'evp_seat', slotId: 'six', quantity: 1 },
  ]);
});

it.each([
  ['Mira,9876543210,,Front,1,2026-12-04 18:00,', 'kind guest-kind'],
  ['Mira,12,,Free entry,1,2026-12-04 18:00,', 'phone phone-indian'],
  ['Mira,9876543210,mira,Free entry,1,2026-12-04 18:00,', 'email email-invalid'],
  [',9876543210,,Free entry,1,2026-12-04 18:00,', 'name name-invalid'],
  ['Mira,9876543210,,Free entry,0,2026-12-04 18:00,', 'passes number-outside'],
  ['Mira,9876543210,,Free entry,51,2026-12-04 18:00,', 'passes number-outside'],
  ['Mira,9876543210,,Free entry,1,17:00,', 'time guest-time'],
  ['Mira,9876543210,,Free entry,1,,', 'time guest-time'],
  ['Mira,9876543210,,Free entry,1,18:00,', 'time guest-time-several'],
  ['Mira,9876543210,,Free entry,1,19:00,', 'time guest-time-several'],
  ['Mira,9876543210,,Free entry,1,19:00,North', 'time guest-time'],
])('%s: %s, and no guest is booked', (line, problem) => {
  const good = 'Gopal,9876543211,,Free entry,1,19:00,East';
  const { guests, rows } = read(`${head}\n${good}\n${line}`);
  expect(guests).toEqual([]);
  expect(rows.map(({ problems }) => problems.map(({ field, code }) => `${field} ${code}`))).toEqual([
    [],
    [problem],
  ]);
});

it('takes no time where the event has none', () => {
  const none = { ...planned, slots: [] };
  expect(read('name,phone,kind\nMira,9876543210,Free entry', none).guests).toMatchObject([{ slotId: null }]);
  expect(
    read('name,phone,kind,time\nMira,9876543210,Free entry,18:00', none).rows[0]?.problems,
  ).toMatchObject([{ field: 'time', code: 'guest-no-times' }]);
});

it.each([
  ['name,phone\nMira,9876543210', 'guests-columns'],
  [head, 'csv-empty'],
  [`${head}\n${'Mira,9876543210,,Free entry,1,19:00,East\n'.repeat(mostGuests + 1)}`, 'guests-too-many'],
])('a file is refused as a whole (%#): %s', (text, code) =>
  expect(read(text).problems).toMatchObject([{ field: '', code }]),
);
