import { type Random, seededRandom } from '#server/demo/ledger/seeded-random.ts';
import { dearAddresses } from './dear-addresses.ts';
import { percentile, printTable } from './numbers.ts';

const connections = 40;
/** Milliseconds between two requests of a donor. */
const pauseMs = 50;

/**
 * Forty connections, of one address and of thirty, request the most expensive pages without a
 * pause; a donor of another address opens the checkout of an own amount, which is never cached.
 * Prints how long the donor waits.
 */
export async function benchGreedyAddresses(url: string, seconds: number, seed: number): Promise<void> {
  const rows: (string | number)[][] = [];
  const kinds = dearest(seededRandom(seed, 'dear'));
  const runs = [1, 30].flatMap((addresses) => kinds.map(([name, path]) => ({ addresses, name, path })));
  for (const { addresses, name, path } of runs) {
    const ends = performance.now() + seconds * 1000;
    const answers = { all: 0, refused: 0, faults: 0 };
    const greedy = async (_: unknown, connection: number) => {
      while (performance.now() < ends) {
        const { status } = await ask(url + path(), `10.6.6.${connection % addresses}`);
        answers.all += 1;
        if (status === 503) answers.refused += 1;
        else if (status >= 500) answers.faults += 1;
      }
    };
    const waits: number[] = [];
    const donor = async () => {
      const { whole } = seededRandom(seed, 'donor');
      const donation = '/donation-checkout?cause=food-for-life&type=&quantity=1&amount=';
      while (performance.now() < ends) {
        const { status, ms } = await ask(`${url}${donation}${whole(1000, 90_000)}`, '10.9.9.9');
        if (status !== 200) throw new Error(`the donor was answered ${status}`);
        waits.push(ms);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    await Promise.all([...Array.from({ length: connections }, greedy), donor()]);
    rows.push([
      ...[name, addresses, answers.all / seconds, answers.refused, answers.faults],
      ...[percentile(waits, 50), percentile(waits, 95), addresses === 1 ? '<= 300' : 'none set'],
    ]);
  }
  const heads = ['requested', 'addresses', 'a second', '503', 'faults', 'donor ms', 'p95', 'goal'];
  printTable(`${connections} greedy connections beside a donor's checkout`, heads, rows);
}

function dearest(random: Random): [string, () => string][] {
  const kinds = dearAddresses(random);
  return [...Object.entries(kinds), ['all of them', () => random.pick(Object.values(kinds))()]];
}

async function ask(address: string, from: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  const answer = await fetch(address, { redirect: 'manual', headers });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began };
}
