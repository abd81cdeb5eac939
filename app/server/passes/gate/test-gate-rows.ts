import { sql } from 'kysely';
import { plainPairCode } from '#core/passes/pair-code.ts';
import { passMark } from '#core/passes/pass-keys.ts';
import { toBase32 } from '#core/security/base32.ts';
import type { Services } from '../../services.ts';
import { openPassSigner } from '../pass-signer.ts';
import { gateHash } from './gate-secret.ts';

type Db = Pick<Services, 'db' | 'sealer' | 'clock'>;

/** An event with two gates, a product and a booking; passes and telephones are added to it. */
export async function makeGateEvent({ db, clock }: Db, id: string, title = 'Janmashtami'): Promise<void> {
  const now = clock();
  await sql`insert into events (id, title, description, location, starts_at, images, publish_at)
    values (${id}, ${title}, '-', 'Hall', ${now}, '[{"image": "aarti", "alt": "-"}]', ${now})`.execute(db);
  await sql`insert into event_gates (event_id, number, name)
    values (${id}, 1, 'East gate'), (${id}, 2, 'West gate')`.execute(db);
  await sql`insert into event_products (id, event_id, title, kind, price_paise, family_limit, on_hand, quota)
    values (${`prd_${id}`}, ${id}, 'Family pass', 'family', 0, 50, 100000, 100000)`.execute(db);
  await sql`with booking as (
      insert into pass_bookings (id, intent_key, intent_hash, stage, pay_by, event_id, total_paise, holder_name,
        holder_phone, created_at)
      values (${`psb_${id}`}, ${id}, 'hash', 'confirmed', 'nothing', ${id}, 0, 'Mira Devi', '+919876543210', ${now})
      returning id, state, stage, created_at)
    insert into pass_booking_events (booking_id, at, kind, state, stage)
    select id, created_at, 'confirmed', state, stage from booking`.execute(db);
}

export type TestPass = { code: string; number: number; token: string };
export type PassWish = { people?: number; from?: Date; until?: Date; gates?: number[] };

/** Passes as the office would have given them out, from an hour ago to an hour from now. */
export async function givePasses(services: Db, event: string, wishes: PassWish[]): Promise<TestPass[]> {
  const { db, clock } = services;
  const now = Math.floor(clock().getTime() / 60_000) * 60_000;
  const mark = await passMark(event);
  const sign = await db.transaction().execute((trx) => openPassSigner(trx, services));
  const rows = wishes.map(({ people = 4, from, until, gates = [] }) => {
    const code = toBase32(crypto.getRandomValues(new Uint8Array(10)));
    const time = { from: from ?? new Date(now - 3_600_000), until: until ?? new Date(now + 3_600_000) };
    return { code, people, token: sign({ code, event: mark, kind: 'family', people, gates, ...time }) };
  });
  const given: TestPass[] = [];
  for (let at = 0; at < rows.length; at += 1_000) {
    const stored = await db
      .insertInto('passes')
      .values(
        rows.slice(at, at + 1_000).map(({ code, people, token }) => ({
          ...{ id: code, people, token, state: 'valid' as const, price_paise: 0 as never },
          ...{
            booking_id: `psb_${event}`,
            event_id: event,
            product_id: `prd_${event}`,
            title: 'Family pass',
          },
        })),
      )
      .returning(['id', 'number', 'token'])
      .execute();
    given.push(...stored.map(({ id, number, token }) => ({ code: id, number, token: token ?? '' })));
  }
  await takeOut(services, event, given.length);
  return given;
}

/** A pass that the office has withdrawn. */
export async function voidTestPass(services: Db, event: string, code: string): Promise<void> {
  await services.db
    .updateTable('passes')
    .set({ state: 'void', voided_at: services.clock(), void_reason: 'Lost', voided_by: 'per_office' })
    .where('id', '=', code)
    .execute();
  await takeOut(services, event, -1);
}

/** The product has fewer to give, as many as are out: the ledger is checked while tests run. */
async function takeOut({ db }: Db, event: string, count: number): Promise<void> {
  await sql`update event_products set on_hand = on_hand - ${count} where id = ${`prd_${event}`}`.execute(db);
}

/** A telephone that waits to be paired with this code, for an hour. */
export async function makePairCode(
  { db, clock }: Db,
  { id, event, gate, code }: { id: string; event: string; gate: number; code: string },
): Promise<void> {
  const now = clock();
  await db
    .insertInto('gate_devices')
    .values({
      ...{ id, event_id: event, gate, name: id, made_by: 'per_office', made_at: now },
      ...{ pair_hash: gateHash(plainPairCode(code)), pair_until: new Date(now.getTime() + 3_600_000) },
    })
    .execute();
}

/** Until all that other suites of this server had begun is over: before, the gate is told twice. */
export async function untilAllIsOver(db: Services['db']): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  for (;;) {
    const over = await sql`select where pg_snapshot_xmin(pg_current_snapshot())::text::bigint
      >= ${rows[0]?.next}::bigint`.execute(db);
    if (over.rows.length > 0) return;
  }
}

/** As the office has published them in Hindi. */
export function publishWords(
  { db, clock }: Services,
  kind: 'events' | 'event_passes',
  words: Record<string, string>,
) {
  return db
    .insertInto('translations')
    .values({
      ...{ kind, row_id: 'feast', language: 'hi', source: '{}', state: 'live' as const },
      ...{ fields: '{}', published: JSON.stringify(words), version: 1, updated_at: clock() },
    })
    .execute();
}

/** What is stored of the scans of a pass, in the order in which it came. */
export function listScans({ db }: Pick<Services, 'db'>, code: string) {
  return db
    .selectFrom('pass_checkins')
    .select(['device_id', 'result', 'at', 'gate'])
    .where('pass_id', '=', code)
    .orderBy('id')
    .execute();
}
