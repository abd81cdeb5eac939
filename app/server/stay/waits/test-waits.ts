import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Viewer, visitor } from '#core/people/viewer.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept } from '#core/result.ts';
import type { NewWait } from '#core/stay/wait.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { type Fixture, makeFixture } from '#server/purchases/test-donations.ts';
import { startStay } from '../checkout/start-stay.ts';
import { cancelByDesk } from '../desk/cancel-by-desk.ts';
import { bookedByDesk, keeper } from '../desk/test-desk.ts';
import { aStayInput, makeTestHouse } from '../test-stays.ts';
import { joinWaits } from './join-waits.ts';
import { offerFreedNights } from './offer-freed-nights.ts';

type Wish = Partial<
  Pick<NewWait, 'phone' | 'arrival' | 'rooms' | 'kindId' | 'email'> & {
    address: string;
    suspected: boolean;
    account: string;
  }
>;

/**
 * For a test file: a house of one room of 1,000 rupees a night, where an offer holds for twelve
 * hours. Each test has two nights of its own.
 */
export function openWaitingHouse() {
  let test: TestDatabase;
  let fixture: Fixture;
  let now = new Date();
  let arrival = '2026-11-30';
  let people = 0;
  const db = () => test.db;
  const of = () => fixture.services;
  const day = (after: number) => dayAfter(arrival, after);
  const nights = () => ({ arrival, departure: day(2) });

  beforeAll(async () => {
    test = await makeTestDatabase();
    fixture = await makeFixture(test.db, { clock: () => now }, { empty: true });
    await makeTestHouse(test.db, 1);
  });
  beforeEach(() => {
    now = new Date('2026-11-20T06:00:00Z');
    arrival = day(2);
  });
  afterAll(async () => {
    expect(await auditLedger(test.db)).toEqual([]);
    await test.close();
  });

  /** Who waits for these nights, in their order. */
  const list = () =>
    test.db
      .selectFrom('stay_waits')
      .select(['id', 'state', 'offer_until'])
      .where('arrival', '=', arrival)
      .orderBy('made_at')
      .execute();

  return {
    ...{ db, of, day, nights },
    now: () => now,
    setNow: (moment: Date) => {
      now = moment;
    },
    run: (services = of()) => offerFreedNights.run(services, new AbortController().signal),
    states: async () => (await list()).map(({ state }) => state),
    idOf: async (place: number) => (await list())[place]?.id ?? '',
    blocks: () => test.db.selectFrom('stay_blocks').select('id').where('lifted_at', 'is', null).execute(),

    /** The room is somebody's; the way to free it. */
    async full(): Promise<() => Promise<unknown>> {
      const stayId = await bookedByDesk(of(), nights());
      return () => cancelByDesk(of(), keeper, { stayId, reason: 'Illness', all: false });
    },

    /** Somebody else waits, a second later. */
    join(instead: Wish = {}) {
      people += 1;
      const { suspected = false, address = `10.3.0.${people}`, account, ...wish } = instead;
      now = new Date(now.getTime() + 1_000);
      const asked = { ...nights(), adults: 2, children: 0, rooms: 1, meals: false, kindId: 'cell' };
      const phone = `+9198000000${String(people).padStart(2, '0')}`;
      const wait = { ...asked, name: 'Mira Devi', phone, email: `mira${people}@example.com`, ...wish };
      const viewer: Viewer =
        account === undefined
          ? visitor
          : {
              kind: 'devotee',
              personId: account,
              name: 'Mira',
              email: `${account}@x.in`,
              emailVerified: true,
            };
      return joinWaits(of(), viewer, accept(wait), { address, suspected });
    },

    book(waitId: string, instead = {}) {
      const input = aStayInput({ ...nights(), shownTotal: '200000', ...instead });
      return startStay(of(), visitor, input, '10.4.0.1', { offer: { waitId } });
    },
  };
}
