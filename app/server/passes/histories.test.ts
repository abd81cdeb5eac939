import { sql } from 'kysely';
import { afterAll, beforeAll, it } from 'vitest';
import { readPassWait } from '#core/passes/pass-wait.ts';
import { visitor } from '#core/people/viewer.ts';
import { releaseExpiredHolds } from '../bookings/release-expired-holds.ts';
import { staffOf } from '../people/test-people.ts';
import type { BookedKind } from '../purchases/test-history-kind.ts';
import { type HistoryWorld, openHistoryWorld, tellHistories } from '../purchases/test-history-world.ts';
import { cancelPassesByStaff } from './changes/cancel-by-staff.ts';
import { cancelOwnPasses } from './changes/cancel-passes.ts';
import { decidePassRefund } from './changes/decide-pass-refund.ts';
import { loadPassRules, startPasses } from './checkout/start-passes.ts';
import { expirePasses } from './states/expire-passes.ts';
import { aPassInput, makeTestFestival, sendPasses } from './test-passes.ts';
import { joinPassWaits } from './waits/join-waits.ts';
import { leavePassWaits } from './waits/leave-waits.ts';
import { offerPasses } from './waits/offer-passes.ts';
import { passWaitKey } from './waits/wait-queries.ts';

let world: HistoryWorld;
beforeAll(async () => {
  world = await openHistoryWorld();
});
afterAll(() => world.close());

const organiser = staffOf('per_organiser', 'event-organiser');

/** Of either product there are four; of people there may be six. */
type Wish = { product: 'feast-seat' | 'feast-free'; quantity: number };
const quota = 4;
const people = 6;
const prices = { 'feast-seat': '10000', 'feast-free': '0' };

let waiting = 0;

const passes: BookedKind<Wish> = {
  kind: 'pass',
  stages: { open: 'open', confirmed: 'booked', short: 'short', cancelled: 'over' },
  empty: async () => {
    world.rewind();
    await sql`truncate events, holds, pass_bookings, unproven_shares, letters, tries, payments, refunds, gateway_events
      cascade`.execute(world.db);
    await makeTestFestival(world.db, { seats: quota, people });
    const far = { starts_at: new Date('2027-06-01T12:30:00Z'), ends_at: new Date('2027-06-01T13:30:00Z') };
    await world.db.updateTable('events').set(far).execute();
    await world.db.updateTable('event_slots').set(far).execute();
  },
  wish: ({ who, size }) => ({
    product: who % 3 === 0 ? 'feast-free' : 'feast-seat',
    quantity: 1 + (size % 3),
  }),
  fits: ({ product, quantity }, taken) => {
    const count = (some: typeof taken) => some.reduce((sum, { wish }) => sum + wish.quantity, quantity);
    return count(taken.filter(({ wish }) => wish.product === product)) <= quota && count(taken) <= people;
  },
  isFree: ({ product }) => product === 'feast-free',
  book: async ({ product, quantity }, offer) => {
    const counts = { [product]: String(quantity) };
    const input = aPassInput({ counts, shown: prices });
    const started = offer
      ? await startPasses(world.services, visitor, { eventId: 'feast', input }, '10.8.1.1', { waitId: offer })
      : await sendPasses(world.services, { counts });
    return started.ok ? started.value.id : null;
  },
  cancel: async (id) => (await cancelOwnPasses(world.services, id)).ok,
  callOff: async (bookingId) => {
    const asked = { bookingId, reason: 'The hall is closed', all: true };
    return (await cancelPassesByStaff(world.services, organiser, asked)).ok;
  },
  decide: decidePassRefund,
  jobs: [expirePasses, releaseExpiredHolds, offerPasses],
  line: {
    by: 'job',
    hours: 6,
    join: async ({ product, quantity }) => {
      waiting += 1;
      const { services } = world;
      const typed = {
        ...{ product, slot: 'feast-six', quantity: String(quantity), name: 'Lalita Devi', consent: 'on' },
        ...{ phone: String(9_100_000_000 + waiting), email: `waits${waiting}@example.com` },
      };
      const rules = await loadPassRules(services, visitor, 'feast');
      const asked = { eventId: 'feast', read: readPassWait(typed, rules), rules };
      const sender = { address: `10.8.${waiting}`, suspected: false };
      const joined = await joinPassWaits(services, visitor, asked, sender);
      if (!joined.ok) throw new Error(JSON.stringify(joined));
      const row = world.db.selectFrom('event_waits').select('id').where('holder_email', '=', typed.email);
      return (await row.executeTakeFirstOrThrow()).id;
    },
    leave: async (waitId) => {
      const { services } = world;
      return (await leavePassWaits(services, { waitId, key: passWaitKey(services, waitId) })).ok;
    },
    offered: async () => {
      const rows = world.db.selectFrom('event_waits').select('id').where('state', '=', 'offered');
      return (await rows.execute()).map(({ id }) => id);
    },
  },
};

it(
  'passes are had by those whom a notebook has, whatever is paid, lost, cancelled, waited for and given back',
  () => tellHistories(world, passes),
  3_600_000,
);
