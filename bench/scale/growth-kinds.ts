import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { arrive, giveSteps, orderSteps, type Step, type Visit } from './journey-steps.ts';
import type { MeasuredSite } from './measured-site.ts';

/** The site that is asked, and the sessions of a donor and of an owner. */
export type Asked = {
  measured: MeasuredSite;
  db: Kysely<Database>;
  cookies: { devotee: string; owner: string };
};

/** Something that is done some times in a row and measured together. */
export type Piece = { name: string; times: number; run: () => Promise<void> };

let number = Date.now() % 1_000_000_000;

/** A visitor who has not been here. */
export function nextNumber(): number {
  number += 1;
  return number;
}

/** Each step of `times` gifts and as many orders, then pages and files, each some times. */
export function listPieces(asked: Asked, times: number): Piece[] {
  const { cookies } = asked;
  const walked = [
    ...walkedTogether(asked, times, { kind: 'gift', steps: giveSteps, who: 'giver' }),
    ...walkedTogether(asked, times, { kind: 'order', steps: orderSteps, who: 'shopper' }),
  ];
  const page = (name: string, often: number, path: string, init: RequestInit = {}): Piece => ({
    ...{ name, times: often },
    run: async () => {
      for (let at = 0; at < often; at += 1) await get(asked, path, init);
    },
  });
  const withCookie = (cookie: string) => ({ headers: { cookie } });
  const office = (path: string) => `/admin-dashboard/${path}`;
  const file = { method: 'POST', ...withCookie(cookies.owner) };
  return [
    ...walked,
    ...['/profile', '/donation-history', '/order-history'].map((path) =>
      page(path, 20, path, withCookie(cookies.devotee)),
    ),
    ...['donation', 'orders', 'people', 'audit', ''].map((path) =>
      page(`office: ${path || 'dashboard'}`, 10, office(path), withCookie(cookies.owner)),
    ),
    page('file of gifts', 3, office('donation/gifts.csv'), file),
    page('file of people', 3, office('people/people.csv'), file),
  ];
}

type Walk = { kind: string; steps: readonly Step[]; who: string };

/** All visitors take one step before any takes the next, four at once. */
function walkedTogether({ measured, db }: Asked, times: number, { kind, steps, who }: Walk): Piece[] {
  const visits = Array.from({ length: times }, () => arrive(measured, who, nextNumber()));
  return steps.map((step) => ({
    name: `${kind}: ${step.name}`,
    times,
    run: async () => {
      const left = [...visits];
      const one = async (): Promise<void> => {
        for (let visit = left.pop(); visit; visit = left.pop()) await step.run(visit);
      };
      await Promise.all([one(), one(), one(), one()]);
      if (step.name.startsWith('event')) await untilWritten(db, visits);
    },
  }));
}

/** The gateway's events are processed, and the letters sent. */
export async function untilWritten(db: Kysely<Database>, visits: readonly Visit[] = []): Promise<void> {
  const ids = visits.map(({ id }) => id);
  for (;;) {
    const { rows } = await sql<{ left: boolean }>`select exists (select from letters where state = 'queued')
      or exists (select from donations where id = any(${ids}) and state <> 'paid')
      or exists (select from orders where id = any(${ids}) and state <> 'paid') as left`.execute(db);
    if (!rows[0]?.left) return;
    await sleep(200);
  }
}

async function get({ measured: { url } }: Asked, path: string, init: RequestInit): Promise<void> {
  const at = nextNumber();
  const from = `10.1.${at % 200}.${1 + (at % 100)}`;
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from, origin: url, ...init.headers };
  const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
  await answer.arrayBuffer();
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
}
