import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';

let test: TestDatabase;
const run = (text: string) => sql.raw(text).execute(test.db);
const code = 'ABCDEFGH234567YZ';
const token = 'A'.repeat(152);

beforeAll(async () => {
  test = await makeTestDatabase();
  await run(`insert into events (id, title, description, location, starts_at, images, publish_at)
    select id, id, '-', 'Hall', now(), '[{"image": "aarti", "alt": "-"}]', now()
    from (values ('feast'), ('camp')) as event (id)`);
  await run(`insert into event_products (id, event_id, title, kind, price_paise, family_limit, on_hand, quota)
    values ('seat', 'feast', 'Seat', 'seat', 10000, 4, 5, 5), ('tent', 'camp', 'Tent', 'camp', 0, 1, 5, 5)`);
  await run(`insert into event_gates (event_id, number, name) values ('feast', 1, 'East')`);
  await run(`insert into pass_bookings (id, intent_key, intent_hash, pay_by, event_id, total_paise, holder_name,
    holder_phone, created_at) values ('psb_1', 'key', 'hash', 'gateway', 'feast', 10000, 'Mira', '+91', now())`);
  await run(`insert into passes (id, booking_id, event_id, product_id, title, price_paise, people, token, state)
    values ('${code}', 'psb_1', 'feast', 'seat', 'Seat', 10000, 1, '${token}', 'valid')`);
  await run(`insert into gate_devices (id, event_id, gate, name, made_by, made_at)
    values ('dev_1', 'feast', 1, 'Phone', 'per_1', now())`);
  await run(`insert into pass_checkins (device_id, nonce, pass_id, gate, at, received_at, offline, result)
    values ('dev_1', '0123456789abcdef', '${code}', 1, now(), now(), true, 'in')`);
});
afterAll(() => test.close());

it.each([
  [
    'a pass of another event’s product',
    `insert into passes (id, booking_id, event_id, product_id, title, price_paise,
    people) values ('BBCDEFGH234567YZ', 'psb_1', 'feast', 'tent', 'Tent', 0, 1)`,
  ],
  ['a valid pass without a token', `update passes set token = null`],
  ['a pass that is deleted', `delete from passes`],
  ['a pass for more people than were paid', `update passes set people = 2`],
  ['a pass that is held again', `update passes set state = 'held'`],
  ['a void pass without a reason', `update passes set state = 'void', voided_at = now()`],
  [
    'a scan that is sent twice',
    `insert into pass_checkins (device_id, nonce, pass_id, gate, at, received_at, offline,
    result) values ('dev_1', '0123456789abcdef', '${code}', 1, now(), now(), true, 'in')`,
  ],
  [
    'a booking to pay that costs nothing',
    `insert into pass_bookings (id, intent_key, intent_hash, pay_by, event_id,
    total_paise, holder_name, holder_phone, created_at)
    values ('psb_2', 'k', 'h', 'gateway', 'feast', 0, 'Mira', '+91', now())`,
  ],
  ['an event that is deleted under its bookings', `delete from events where id = 'feast'`],
])('the database refuses %s', async (_, text) => {
  await expect(run(text)).rejects.toThrow();
});

it('and a void pass that is valid again', async () => {
  await run(`update passes set state = 'void', voided_at = now(), void_reason = 'Lost'`);
  await expect(
    run(`update passes set state = 'valid', voided_at = null, void_reason = null`),
  ).rejects.toThrow();
});
