import '#server/node-env.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readMigrations } from '#server/db/migrate.ts';
import { type Fact, printFacts } from './faults/fact.ts';
import { leaveNothingBehind } from './faults/leave-nothing.ts';
import { loadKinds } from './faults/load.ts';
import { runRounds } from './faults/rounds.ts';
import { startTestSystem } from './faults/test-system.ts';
import { changesAreHeard } from './release/heard.ts';
import { buildRelease, readLastRelease } from './release/release-tree.ts';
import { walkAlone } from './release/walk.ts';

// The last release beside the build of today, on one Postgres (docs/decisions/releases.md): the old
// code makes its database, today's migrates it while the old one serves, each does everything alone,
// hears of the other's changes, and then both share visitors, staff and jobs; the old one is also
// started anew on today's schema, which is the way back from a bad release. Exits with 0 when every
// fact holds, with 1 when one does not, with 2 when it could not be run. Needs a build.
//   npm run test:last-release
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3180' }, seed: { type: 'string', default: '18' } },
});
const cleanup = leaveNothingBehind();
const tree = buildRelease(readLastRelease().commit);
const system = await startTestSystem(cleanup, Number(values.port), [tree, '.']);
const [old] = system.sites;
const known = new Set(readdirSync(path.join(tree, 'db/migrations')));
const since = (await readMigrations()).map(({ name }) => name).filter((name) => !known.has(name));
console.log(`migrations since the last release: ${since.join(', ') || 'none'}`);
const { rows } = await sql<{ name: string }>`select name from migrations`.execute(system.db);
const ran = new Set(rows.map(({ name }) => name));
const facts: Fact[] = [
  {
    what: 'migrations of today that did not run beside the last release',
    is: since.filter((name) => !ran.has(name)).length,
    wanted: 0,
  },
  ...(await walkAlone(system, 0, 'last release')),
  ...(await walkAlone(system, 1, 'today')),
  ...(await changesAreHeard(system, ['the last release', 'today'])),
];
await old.stop();
await old.start();
system.door.forget();
facts.push(...(await walkAlone(system, 0, 'last release, started anew')));
system.door.only(null);
const together = { seed: Number(values.seed), rounds: 1, faults: [], load: loadKinds };
facts.push(...(await runRounds(system, { ...together, pause: 0, quiet: 15_000 })));
const good = printFacts('The last release beside today', facts);
await cleanup.run();
process.exit(good ? 0 : 1);
