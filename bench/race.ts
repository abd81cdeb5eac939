import '#server/node-env.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from './numbers.ts';
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
} from './race-buyer.ts';
import { readFacts } from './race-facts.ts';
import { letHoldsRunOut, openRaceHouse } from './race-house.ts';

// 200 buyers race for the last ten of a thing, over two processes of the built site on one Postgres, each with a browser's
// forms and an address of his own; the gateway's double tells of payments three times, in the other order and late.
// Ten hold the goods. Six pay in all the ways there are, four are slow: their time runs out. One of them pays before
// anybody asks; of the 190 who were told, forty try again and three are faster than the other slow ones, who pay all
// the same. Needs a build.
//   npm run race
const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '200' },
    port: { type: 'string', default: '3180' },
    folder: { type: 'string', default: 'data/race' },
  },
});
const item = { product: 'mogra-incense', variant: 'mogra-incense', price: '85' };
const onShelf = 10;
const inTime: Way[] = ['pay', 'pay-twice', 'pay-and-leave', 'decline', 'pay-late', 'upi'];
const slow: Way[] = ['pay', 'pay-and-leave', 'pay-late'];
const startedAt = performance.now();
const house = await openRaceHouse(path.resolve(values.folder), Number(values.port));
let exitCode = 1;
try {
  exitCode = await race();
} finally {
  await house.stopSites().catch(() => {});
  await house.close();
}
process.exit(exitCode);

async function race(): Promise<number> {
  await fillShelf();
  await fetch(`${house.gatewayUrl}/weather`, {
    method: 'POST',
    body: JSON.stringify({ webhookCopies: 3, webhookReversed: true, webhookDelay: 30, lateAfter: 300 }),
  });
  const buyers = await fillAll(Number(values.buyers), 0);
  const racedAt = performance.now();
  await Promise.all(buyers.map((buyer, at) => pressPay(buyer, at % 5 === 0)));
  const raceMs = performance.now() - racedAt;
  const holders = buyers.filter(({ orderId }) => orderId !== null);
  const told = buyers.filter(({ told: read }) => read === 'sold out');
  if (holders.length !== onShelf || told.length !== buyers.length - onShelf)
    throw new Error(`${holders.length} hold goods, ${told.length} were told, of ${buyers.length}`);

  const gates = await Promise.all(holders.map(goToGateway));
  const [early, late] = [gates.slice(0, inTime.length), gates.slice(inTime.length)];
  await payAll(early, inTime);
  await letHoldsRunOut(house.db);
  const [first, ...overtaken] = late as [AtGateway, ...AtGateway[]];
  await payAll([first], ['upi']);

  // Somebody who was told opens the checkout anew; three find what the slow ones let go.
  const again = await fillAll(40, buyers.length);
  await Promise.all(again.map((buyer) => pressPay(buyer, false)));
  const faster = again.filter(({ orderId }) => orderId !== null);
  const newGates = await Promise.all(faster.map(goToGateway));
  await payAll([...newGates, ...overtaken], [...(['pay', 'upi', 'pay-twice'] as const), ...slow]);
  const elapsed = performance.now() - startedAt;

  await house.stopSites();
  const racers = { first: buyers, again, overtaken: overtaken.length };
  const rows = await readFacts(house, racers, { onShelf, variantId: item.variant });
  printTable(
    `${buyers.length} buyers for the last ${onShelf}, over two processes`,
    ['what', 'is', 'should be'],
    rows.map(({ what, is, wanted }) => [what, String(is), String(wanted)]),
  );
  console.log(
    `\nall presses answered in ${Math.round(raceMs)} ms; ${house.door.passed.join(' and ')} requests to the two processes; ${Math.round(elapsed / 1_000)} s in all`,
  );
  const broken = rows.filter(({ is, wanted }) => is !== wanted);
  for (const { what, seen } of broken) console.error(what, seen ?? '');
  return broken.length === 0 ? 0 : 1;
}

/** The demo has fewer of it: the shelf is filled up, as the shop desk does when a parcel comes. */
async function fillShelf(): Promise<void> {
  const { on_hand } = await house.db
    .selectFrom('stock')
    .select('on_hand')
    .where('variant_id', '=', item.variant)
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('stock_moves')
    .values({ variant_id: item.variant, change: onShelf - on_hand, reason: 'received', at: new Date() })
    .execute();
}

/** In bunches, as people open a page; only the press on Pay is a race. */
async function fillAll(count: number, from: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const bunch = Array.from({ length: Math.min(20, count - buyers.length) }, (_, at) =>
      fillCheckout(house.door.url, from + buyers.length + at, item),
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
        if (!(await waitFor(gate.buyer, [words.declined])))
          throw new Error('a declined payment was not told');
        await payAt(await goToGateway(gate.buyer), 'pay');
      }
      await waitForEnd(gate.buyer);
    }),
  );
}
