import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { printFacts } from './faults/fact.ts';
import { leaveNothingBehind } from './faults/leave-nothing.ts';
import { startTestSystem } from './faults/test-system.ts';
import { runRace } from './races/race.ts';
import { raceForRooms } from './races/rooms.ts';
import { raceForSeats } from './races/seats.ts';

// Races over HTTP for what runs out, at two processes of the built site on one Postgres: guests for
// three rooms over three nights, buyers for 500 seats; some pay late, twice, or with every event
// lost. Exits with 1 where a fact does not hold. Needs a build. docs/testing.md, Races.
//   node bench/races.ts --guests 200 --buyers 2000
const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '200' },
    buyers: { type: 'string', default: '2000' },
    port: { type: 'string', default: '3480' },
  },
});
const cleanup = leaveNothingBehind();
const system = await startTestSystem(cleanup, Number(values.port));
const [guests, buyers] = [Number(values.guests), Number(values.buyers)];
const facts = [
  ...(guests > 0 ? await runRace(system, raceForRooms, guests) : []),
  ...(buyers > 0 ? await runRace(system, raceForSeats, buyers) : []),
];
const good = printFacts(`${guests} guests, ${buyers} buyers, two processes`, facts);
await cleanup.run();
process.exit(good ? 0 : 1);
