import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { leaveNothingBehind } from './faults/leave-nothing.ts';
import { startTestSystem } from './faults/test-system.ts';
import { median, printTable } from './numbers.ts';
import { postgresOf } from './processes.ts';
import { giveOnce } from './scale/journeys.ts';
import { processorTime } from './scale/processor-time.ts';

// Complete gifts over HTTP by one process of the site and by two, on one Postgres, in turns. Donors,
// proxy, gateway and mail server need processor time of the same machine: on two cores that is most
// of what a second process could have had, so the CPU of Postgres for a gift is shown too. Needs a
// build.
//   node bench/two-sites.ts --seconds 15 --rounds 3
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '3' },
    donors: { type: 'string', default: '8' },
    port: { type: 'string', default: '3460' },
  },
});
const cleanup = leaveNothingBehind();
const system = await startTestSystem(cleanup, Number(values.port));
const found = new Map<'one' | 'two', { rate: number; postgres: number }[]>([
  ['one', []],
  ['two', []],
]);
let visitors = 0;
await measure('two');
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const which of ['one', 'two'] as const) found.get(which)?.push(await measure(which));
}
const of = (which: 'one' | 'two', name: 'rate' | 'postgres') =>
  median((found.get(which) ?? []).map((each) => each[name]));
printTable(
  `Complete gifts, ${values.donors} donors without a pause, medians of ${values.rounds}`,
  ['measure', 'one process', 'two', 'two / one'],
  (['rate', 'postgres'] as const).map((name) => [
    name === 'rate' ? 'gifts a second' : 'CPU ms of Postgres a gift',
    ...[of('one', name), of('two', name), of('two', name) / of('one', name)],
  ]),
);
await cleanup.run();
process.exit(0);

async function measure(which: 'one' | 'two') {
  system.door.only(which === 'one' ? 0 : null);
  const [began, cpu] = [performance.now(), processorTime(postgresOf(system.postgresFolder))];
  const ends = began + Number(values.seconds) * 1_000;
  let gifts = 0;
  const donor = async (): Promise<void> => {
    while (performance.now() < ends) {
      visitors += 1;
      await giveOnce({ url: system.door.url, gatewayUrl: system.gatewayUrl }, visitors);
      gifts += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(values.donors) }, donor));
  const seconds = (performance.now() - began) / 1_000;
  const used = processorTime(postgresOf(system.postgresFolder)) - cpu;
  return { rate: gifts / seconds, postgres: used / gifts };
}
