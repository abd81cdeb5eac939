import {
  type AtGateway,
  type Buyer,
  fillCheckout,
  goToGateway,
  payAt,
  pressPay,
  type Way,
  waitFor,
  waitForEnd,
  words,
} from './crowd-buyer.ts';
import { readCrowdFacts } from './crowd-facts.ts';
import type { Fact } from './fact.ts';
import { letHoldsRunOut, type TestSystem } from './test-system.ts';

const item = { product: 'mogra-incense', variant: 'mogra-incense', price: '85' };
const inStock = 10;
const inTime: Way[] = ['pay', 'pay-twice', 'pay-and-leave', 'decline', 'pay-late', 'upi'];
const slow: Way[] = ['pay', 'pay-and-leave', 'pay-late'];
/**
 * Milliseconds of delay for each message of a site to its database: presses overlap on a fast
 * machine too.
 */
const slowRoad = 3;

/**
 * Buyers who all press Pay for the last ten of a product, over two processes, each with a browser's
 * forms and an address of his own; the test gateway sends events three times, out of order and
 * late. Ten hold the goods. Six pay in all the ways there are, four are slow: their time runs out.
 * One of them pays before anybody polls; of those who read 'sold out', forty try again and three
 * are faster than the other slow ones, who pay all the same. Nothing fails meanwhile, so that every
 * buyer must read the right words, and no log may mention a fault. Leaves sites and gateway
 * stopped.
 */
export async function runCrowd(system: TestSystem, count: number): Promise<Fact[]> {
  const facts = await runStory(system, count).catch((error: unknown): Fact[] => [
    { what: 'stories that did not come to their end', is: 1, wanted: 0, seen: error },
  ]);
  await system.stopAll();
  for (const road of system.databaseRoads) road.slowBy(0);
  return facts.map((fact) => ({ ...fact, what: `crowd: ${fact.what}` }));
}

async function runStory(system: TestSystem, count: number): Promise<Fact[]> {
  await fillStock(system);
  await fetch(`${system.gatewayUrl}/weather`, {
    method: 'POST',
    body: JSON.stringify({ webhookCopies: 3, webhookReversed: true, webhookDelay: 30, lateAfter: 300 }),
  });
  const buyers = await fillAll(system, count, 0);
  for (const road of system.databaseRoads) road.slowBy(slowRoad);
  for (const traffic of system.door.traffic) traffic.resetMost();
  await Promise.all(buyers.map((buyer, at) => pressPay(buyer, at % 5 === 0)));
  const overlapped = system.door.traffic.reduce((sum, { most }) => sum + most, 0);
  const holders = buyers.filter(({ orderId }) => orderId !== null);
  const soldOut = buyers.filter(({ read }) => read === 'sold out');
  const misled = buyers.length - holders.length - soldOut.length;
  // Latecomers would find another stock than the story needs: it has failed already.
  if (holders.length !== inStock || misled > 0)
    return [
      { what: 'hold goods after the press', is: holders.length, wanted: inStock },
      { what: 'read nothing, or anything else', is: misled, wanted: 0 },
    ];
  const gates = await Promise.all(holders.map(goToGateway));
  const [early, late] = [gates.slice(0, inTime.length), gates.slice(inTime.length)];
  await payAll(early, inTime);
  await letHoldsRunOut(system.db);
  const [first, ...overtaken] = late as [AtGateway, ...AtGateway[]];
  await payAll([first], ['upi']);

  // A buyer who read 'sold out' opens the checkout again; three find what the slow ones released.
  const again = await fillAll(system, 40, buyers.length);
  await Promise.all(again.map((buyer) => pressPay(buyer, false)));
  const faster = again.filter(({ orderId }) => orderId !== null);
  const newGates = await Promise.all(faster.map(goToGateway));
  await payAll([...newGates, ...overtaken], [...(['pay', 'upi', 'pay-twice'] as const), ...slow]);

  await system.stopAll();
  const crowd = { first: buyers, again, overtaken: overtaken.length };
  const facts = await readCrowdFacts(system, crowd, { inStock, variantId: item.variant });
  const least = Math.min(10, count / 4);
  return [{ what: 'presses under way at one moment', is: overlapped, atLeast: least }, ...facts];
}

/** The demo has fewer of it: the stock is filled up, as the shop staff does when a parcel comes. */
async function fillStock({ db }: TestSystem): Promise<void> {
  const { on_hand } = await db
    .selectFrom('stock')
    .select('on_hand')
    .where('variant_id', '=', item.variant)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('stock_moves')
    .values({ variant_id: item.variant, change: inStock - on_hand, reason: 'received', at: new Date() })
    .execute();
}

/** In bunches, as people open a page; only the press on Pay is a race. */
async function fillAll({ door }: TestSystem, count: number, from: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const bunch = Array.from({ length: Math.min(20, count - buyers.length) }, (_, at) =>
      fillCheckout(door.url, from + buyers.length + at, item),
    );
    buyers.push(...(await Promise.all(bunch)));
  }
  return buyers;
}

async function payAll(gates: readonly AtGateway[], ways: readonly Way[]): Promise<void> {
  await Promise.all(
    gates.map(async (gate, at) => {
      await payAt(gate, ways[at] ?? 'pay');
      if (ways[at] === 'decline') {
        await waitFor(gate.buyer, [words.declined]);
        await payAt(await goToGateway(gate.buyer), 'pay');
      }
      await waitForEnd(gate.buyer);
    }),
  );
}
