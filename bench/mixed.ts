import { demoAdmin } from '#core/people/demo-staff.ts';
import { bootSite } from '#server/boot-site.ts';
import { seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { openDemoSession } from './demo-cookies.ts';
import { listKinds } from './mixed-kinds.ts';
import { median, printTable } from './numbers.ts';
import { memoryOf, postgresOf, sideProcessesOf } from './processes.ts';

type Asked = { kind: string; status: number; ms: number };
type Site = { url: string; pid: number; dataFolder: string };
const visitors = 24;
/** Client addresses for the proxy's header: more than one household. */
const addresses = 400;

/**
 * Traffic as mixed as life: every public page, endless parameter values, personal pages, forms,
 * uploads, PDFs and exports, and the admin. Prints the results of each kind and the memory at each
 * tenth of the time.
 */
export async function benchMixed(site: Site, minutes: number, seed: number): Promise<void> {
  const own = await bootSite({ alongside: true });
  const cookies = {
    devotee: await openDemoSession(own.services, 'viewer@temple.example', 'site'),
    owner: await openDemoSession(own.services, demoAdmin.email, 'office'),
  };
  await own.close();
  const kinds = await listKinds(site.url, cookies, seededRandom(seed, 'what'));
  const random = seededRandom(seed, 'who');
  const drawn = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const ends = performance.now() + minutes * 60_000;
  const requests: Asked[] = [];
  const visit = async () => {
    while (performance.now() < ends) {
      const { name, ask } = random.pick(drawn);
      const { path, init } = ask();
      const from = `10.1.${random.whole(0, 3)}.${random.whole(1, addresses / 4)}`;
      const headers = {
        'accept-encoding': 'br',
        'x-forwarded-for': from,
        origin: site.url,
        ...init?.headers,
      };
      const began = performance.now();
      const answer = await fetch(site.url + path, { redirect: 'manual', ...init, headers });
      await answer.arrayBuffer();
      requests.push({ kind: name, status: answer.status, ms: performance.now() - began });
    }
  };
  const memory = watchMemory(site, minutes);
  await Promise.all(Array.from({ length: visitors }, visit));
  printKinds(requests, minutes);
  printMemory(await memory);
}

type Memory = { minute: number; node: number; side: number; postgres: number };

async function watchMemory({ pid, dataFolder }: Site, minutes: number): Promise<Memory[]> {
  const looks = 10;
  const seen: Memory[] = [];
  for (let look = 1; look <= looks; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / looks));
    const side = memoryOf(sideProcessesOf(pid));
    const postgres = memoryOf(postgresOf(dataFolder));
    seen.push({ minute: (minutes * look) / looks, node: memoryOf([pid]), side, postgres });
  }
  return seen;
}

function printKinds(requests: Asked[], minutes: number): void {
  const names = [...new Set(requests.map(({ kind }) => kind))];
  const rows = names.map((name) => {
    const own = requests.filter(({ kind }) => kind === name);
    const count = (from: number, to: number) =>
      own.filter(({ status }) => status >= from && status <= to).length;
    return [
      ...[name, own.length, own.length / (minutes * 60), median(own.map(({ ms }) => ms))],
      ...[count(400, 499), count(503, 503), count(500, 502)],
    ];
  });
  const heads = ['request', 'times', 'a second', 'median ms', '4xx', '503', 'faults'];
  printTable(`${minutes} minutes of mixed traffic, ${visitors} at once`, heads, rows);
}

function printMemory(seen: Memory[]): void {
  const rows = seen.map(({ minute, node, side, postgres }) => [
    ...[minute.toFixed(1), node, side, postgres, node + side + postgres],
  ]);
  printTable('Memory meanwhile, MB', ['minute', 'Node', 'side processes', 'Postgres', 'together'], rows);
  const late = seen.slice(seen.length / 2).map(({ node }) => node);
  printTable(
    'Plateau of Node',
    ['measure', 'MB', 'goal'],
    [['median of the second half', median(late), '<= 300']],
  );
}
