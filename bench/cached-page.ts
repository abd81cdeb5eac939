import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Load, load } from './load.ts';
import { median, printTable } from './numbers.ts';
import { type Running, startProcess } from './processes.ts';

export type CachedPageOptions = {
  site: Running;
  rounds: number;
  seconds: number;
  useWrk: boolean;
  /** null: nginx is not on this machine. */
  nginx: string | null;
};

const connectionCounts = [1, 32, 256];

/**
 * The home page from the page cache beside a bare node:http server and nginx that send the same
 * compressed bytes. All three run at once and take turns, so that a busy moment of the machine hits
 * each of them.
 */
export async function benchCachedPage(options: CachedPageOptions): Promise<void> {
  const folder = path.resolve('bench/results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'home.br');
  writeFileSync(file, await compressedBytes(options.site.url));
  const rivals = new Map<string, Running>([['mandir', options.site]]);
  const bareArgs = [path.resolve('bench/bare-server.ts'), file, '3181'];
  rivals.set('node:http', await startProcess(process.execPath, bareArgs, { url: 'http://127.0.0.1:3181/' }));
  if (options.nginx) rivals.set('nginx', await startNginx(options.nginx, folder));
  else console.log('nginx is not installed here: its rows are left out.');
  try {
    const found = await measure(rivals, options);
    for (const connections of connectionCounts) report(connections, found);
  } finally {
    for (const [name, rival] of rivals) if (name !== 'mandir') await rival.stop();
  }
}

export async function compressedBytes(url: string): Promise<Buffer> {
  // fetch would decompress; the sizes on the wire are compared.
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => resolve(Buffer.concat(parts)));
    })
      .on('error', reject)
      .end();
  });
}

/** One worker process, as the site has one; no log. */
async function startNginx(program: string, folder: string): Promise<Running> {
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 100000000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:3182;
    location = / { root ${folder}; try_files /home.br =404; types {} default_type "text/html; charset=utf-8"; add_header content-encoding br; }
  }
}
`,
  );
  return startProcess(program, ['-e', 'stderr', '-c', configuration], { url: 'http://127.0.0.1:3182/' });
}

type Found = Map<number, Map<string, Load[]>>;

async function measure(rivals: Map<string, Running>, options: CachedPageOptions): Promise<Found> {
  const { rounds, seconds, useWrk } = options;
  for (const { url } of rivals.values()) await load({ url, connections: 32, seconds: 1 }, useWrk);
  const found: Found = new Map();
  for (const connections of connectionCounts) {
    const loads = new Map<string, Load[]>([...rivals.keys()].map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { url }] of rivals) {
        loads.get(name)?.push(await load({ url, connections, seconds }, useWrk));
      }
    }
    found.set(connections, loads);
  }
  return found;
}

function report(connections: number, found: Found): void {
  const loads = found.get(connections) ?? new Map<string, Load[]>();
  const rateOf = (name: string): number => median((loads.get(name) ?? []).map(({ rate }) => rate));
  const rows = [...loads].map(([name, each]) => [
    name,
    rateOf(name),
    rateOf('mandir') / rateOf(name),
    median(each.map(({ p99Ms }) => p99Ms)),
    String(each.reduce((sum, { errors }) => sum + errors, 0)),
  ]);
  printTable(
    `Home page from the page cache, ${connections} connection${connections === 1 ? '' : 's'} (medians)`,
    ['server', 'requests/s', 'mandir : it', 'p99 ms', 'errors'],
    rows,
  );
}
