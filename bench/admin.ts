import '#server/node-env.ts';
import { parseArgs } from 'node:util';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { percentile, printTable } from './numbers.ts';

// Response time of the admin's lists on a running site whose database `npm run fill-admin` has
// filled, and the memory of an export of everything:
//   npm run bench:admin -- --url http://127.0.0.1:3000 --pid 1234
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    pid: { type: 'string' },
    rounds: { type: 'string', default: '25' },
  },
});
const url = values.url.replace(/\/$/, '');
const admin = `${url}/admin-dashboard`;

/** As the browser requests it on navigation: the loader's data, without the page around it. */
const lists: [name: string, path: string][] = [
  ['donations, first page', '/donation.data'],
  ['donations, in hand', '/donation.data?status=given'],
  ['donations, by name', '/donation.data?search=lalita+sharma'],
  ['donations, by receipt', '/donation.data?search=D%2F26-27%2F000123'],
  ['donations, by e-mail', '/donation.data?search=person77%40people.example'],
  [
    'donations, cause and month',
    '/donation.data?status=given&cause=food-for-life&from=2026-10-01&to=2026-10-31',
  ],
  ['donations, page 1,000', '/donation.data?page=1000'],
  ['one donation by name, nobody', '/donation.data?search=nobody+of+this+name'],
  ['people, first page', '/people.data'],
  ['people, by name', '/people.data?search=lalita'],
  ['people, by e-mail', '/people.data?search=person7777%40'],
  ['inbox, open', '/inbox.data'],
  ['inbox, by name, all', '/inbox.data?state=all&search=lalita'],
  ['pictures, first page', '/media.data'],
  ['pictures, by words', '/media.data?words=lamps+kartik'],
  ['pictures, not described', '/media.data?show=silent'],
  ['pictures, nobody', '/media.data?words=nothing+like+it'],
  ['pictures, page 100', '/media.data?page=100'],
  ['pictures, choosing one', '/media/shelf?kinds=picture&words=sunday'],
  ['dashboard', '.data'],
  ['figures, tax year', '/stats.data?period=taxYear'],
];

const cookie = await signIn();
const rows: [string, number, number, string][] = [];
for (const [name, path] of lists) {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${admin}${path}`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - startedAt);
  }
  rows.push([name, percentile(times, 50), percentile(times, 95), '<= 100']);
}
printTable('The admin on a large database, ms', ['list', 'median', 'p95', 'goal p95'], rows);
await exportDonations('Export of about a tenth', `?from=${daysAgo(110)}`);
await exportDonations('Export of everything', '');

async function exportDonations(title: string, query: string): Promise<void> {
  const startedAt = performance.now();
  const before = await residentMegabytes();
  let highest = before;
  let lines = 0;
  const response = await fetch(`${admin}/donation/gifts.csv${query}`, { headers: { cookie } });
  for await (const chunk of response.body ?? []) {
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
    highest = Math.max(highest, await residentMegabytes());
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  printTable(
    title,
    ['measure', 'value', ''],
    [
      ['rows', lines - 1, ''],
      ['seconds', seconds, ''],
      ['memory before, MB', before, ''],
      ['highest memory, MB', highest, 'does not grow with the rows'],
    ],
  );
}

/** A day to filter by: the rows of a generated database are spread evenly over three years. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function residentMegabytes(): Promise<number> {
  if (!values.pid) return 0;
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${values.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/admin-login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...demoAdmin }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length === 0) throw new Error(`could not sign in: ${response.status}`);
  return cookies.join('; ');
}
