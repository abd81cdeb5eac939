import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);

export type Load = { rate: number; p99Ms: number; errors: number };
export type LoadOptions = { url: string; connections: number; seconds: number };

/** Whether wrk is here; without it autocannon, which needs more of the second core, measures. */
export async function hasProgram(name: string): Promise<boolean> {
  return run('which', [name]).then(
    () => true,
    () => false,
  );
}

/** Requests per second and the 99th percentile of a bounded load on this machine. */
export async function load(input: LoadOptions, useWrk: boolean): Promise<Load> {
  return useWrk ? withWrk(input) : withAutocannon(input);
}

async function withWrk({ url, connections, seconds }: LoadOptions): Promise<Load> {
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: br', url],
  ]);
  const p99 = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  const unit = { us: 0.001, ms: 1, s: 1000 }[p99?.[2] ?? 'ms'] ?? 1;
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: Number(p99?.[1] ?? 0) * unit,
    errors: refused + (sockets?.slice(1).reduce((sum, each) => sum + Number(each), 0) ?? 0),
  };
}

async function withAutocannon({ url, connections, seconds }: LoadOptions): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  return {
    rate: result.requests.average,
    p99Ms: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
