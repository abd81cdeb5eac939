import { sql } from 'kysely';
import { afterAll, beforeAll, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept } from '#core/result.ts';
import { nightsOf } from '#core/stay/nights.ts';
import { staffOf } from '../people/test-people.ts';
import type { BookedKind } from '../purchases/test-history-kind.ts';
import { type HistoryWorld, openHistoryWorld, tellHistories } from '../purchases/test-history-world.ts';
import { cancelOwnStay } from './changes/cancel-stay.ts';
import { startStay } from './checkout/start-stay.ts';
import { cancelByDesk } from './desk/cancel-by-desk.ts';
import { changeDatesByDesk } from './desk/change-dates-by-desk.ts';
import { decideStayRefund } from './desk/decide-stay-refund.ts';
import { expireStays } from './states/expire-stays.ts';
import { aStayInput, makeTestHouse, sendStay, setTestTerms, withShown } from './test-stays.ts';
import { joinWaits } from './waits/join-waits.ts';
import { leaveWaits } from './waits/leave-waits.ts';
import { offerFreedNights } from './waits/offer-freed-nights.ts';
import { waitKey } from './waits/wait-queries.ts';

let world: HistoryWorld;
beforeAll(async () => {
  world = await openHistoryWorld();
  await makeTestHouse(world.db, 3);
  await setTestTerms(world.db);
});
afterAll(() => world.close());

const keeper = staffOf('per_keeper', 'guest-house-desk');

type Wish = { arrival: string; departure: string; rooms: number };
const house = ['rom_cell_1', 'rom_cell_2', 'rom_cell_3'];
const first = '2027-01-20';

/** 'rom_cell_1 2027-01-20', one a night that somebody has or holds. */
let cells = new Map<string, string[]>();
let waiting = 0;

const stays: BookedKind<Wish> = {
  kind: 'stay',
  stages: { open: 'open', booked: 'booked', short: 'short', cancelled: 'over' },
  empty: async () => {
    world.rewind();
    cells = new Map();
    await sql`truncate stay_bookings, room_nights, stay_waits, unproven_shares, letters, tries, payments, refunds,
      gateway_events cascade`.execute(world.db);
  },
  wish: ({ who, size }) => {
    const arrival = dayAfter(first, size % 4);
    return { arrival, departure: dayAfter(arrival, 1 + (who % 3)), rooms: 1 + (size % 2) };
  },
  fits: (wish, taken) => {
    const busy = new Set(taken.flatMap(({ id }) => cells.get(id) ?? []));
    const free = house.filter((room) => nightsOf(wish).every((night) => !busy.has(`${room} ${night}`)));
    return free.length >= wish.rooms;
  },
  note: async () => {
    const rows = await world.db.selectFrom('room_nights').selectAll().execute();
    cells = new Map();
    for (const { room_id, night, booking_id, wait_id } of rows) {
      const holder = booking_id ?? wait_id ?? '';
      cells.set(holder, [...(cells.get(holder) ?? []), `${room_id} ${night}`]);
    }
  },
  book: async ({ rooms, ...nights }, offer) => {
    const wish = { ...nights, rooms: String(rooms), adults: String(rooms) };
    const shownTotal = String(rooms * nightsOf(nights).length * 100_000);
    const started = offer
      ? await startStay(world.services, visitor, aStayInput({ ...wish, shownTotal }), '10.4.0.1', {
          offer: { waitId: offer },
        })
      : await sendStay(world.services, wish);
    return started.ok ? started.value.id : null;
  },
  cancel: async (id) => (await cancelOwnStay(world.services, id)).ok,
  callOff: async (stayId) =>
    (await cancelByDesk(world.services, keeper, { stayId, reason: 'Illness', all: true })).ok,
  change: {
    to: ({ rooms, ...from }, { arrival, departure }) =>
      from.arrival === arrival && from.departure === departure ? null : { rooms, arrival, departure },
    make: async (stayId, { arrival, departure }) =>
      (
        await changeDatesByDesk(
          world.services,
          keeper,
          await withShown(world.services, { stayId, arrival, departure }),
        )
      ).ok,
  },
  decide: decideStayRefund,
  jobs: [expireStays, offerFreedNights],
  line: {
    by: 'job',
    hours: 12,
    join: async ({ rooms, arrival, departure }) => {
      waiting += 1;
      const asked = { arrival, departure, rooms, adults: rooms, children: 0, meals: false, kindId: 'cell' };
      const phone = `+9198${String(waiting).padStart(8, '0')}`;
      const wait = { ...asked, name: 'Mira Devi', phone, email: `mira${waiting}@example.com` };
      const sender = { address: `10.3.${waiting}`, suspected: false };
      const joined = await joinWaits(world.services, visitor, accept(wait), sender);
      if (!joined.ok) throw new Error(JSON.stringify(joined));
      const row = world.db.selectFrom('stay_waits').select('id').where('guest_phone', '=', phone);
      return (await row.executeTakeFirstOrThrow()).id;
    },
    leave: async (waitId) => {
      const { services } = world;
      return (await leaveWaits(services, { waitId, key: waitKey(services, waitId) })).ok;
    },
    offered: async () => {
      const rows = world.db.selectFrom('stay_waits').select('id').where('state', '=', 'offered');
      return (await rows.execute()).map(({ id }) => id);
    },
  },
};

it(
  'rooms are had by those whom a notebook has, whatever is paid, lost, cancelled, moved, waited for and given back',
  () => tellHistories(world, stays),
  3_600_000,
);
