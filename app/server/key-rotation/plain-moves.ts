import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { intentHash, sealDonationPan } from '../donations/donation-pan.ts';
import { unsealSession } from '../sealing/session-seal.ts';
import type { Services } from '../services.ts';

type Trx = Transaction;
type Needs = Pick<Services, 'sealer' | 'config'>;

/**
 * Seals up to `batch` rows of a table that have plain values; returns how many. Run again until
 * none is left.
 */
export type PlainMove = {
  table: string;
  batch: number;
  run: (trx: Trx, services: Needs, batch: number) => Promise<number>;
};

/**
 * What was in plain before migration 390. The columns that these read are dropped by a later
 * migration.
 */
export const plainMoves: readonly PlainMove[] = [
  { table: 'donations', batch: 500, run: sealDonations },
  { table: 'profiles', batch: 500, run: sealProfiles },
  { table: 'requests', batch: 500, run: sealRequests },
  { table: 'certificates', batch: 500, run: sealFileNames },
  // A row may be a megabyte.
  { table: 'certificate_files', batch: 8, run: sealFiles },
  { table: 'statement_filings', batch: 500, run: sealDigests },
  { table: 'second_factors', batch: 500, run: sealSecondFactors },
];

async function rowsOf<Row>(trx: Trx, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await sql<Row>`${query} for update`.execute(trx)).rows;
}

const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

async function sealDonations(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  type Row = { id: string; donor_pan: string; intent_hash: string };
  const rows = await rowsOf<Row>(
    trx,
    sql`select id, donor_pan, intent_hash from donations where donor_pan is not null order by id limit ${batch}`,
  );
  const sealed = rows.map(({ id, donor_pan, intent_hash }) => ({
    id,
    hash: intentHash(sealer, intent_hash, true),
    ...sealDonationPan(sealer, id, donor_pan),
  }));
  await sql`update donations set donor_pan = null, donor_pan_sealed = done.donor_pan_sealed,
      donor_pan_index = done.donor_pan_index, intent_hash = done.hash
    from jsonb_to_recordset(${asJson(sealed)}) as done(id text, hash text, donor_pan_sealed text, donor_pan_index text)
    where donations.id = done.id`.execute(trx);
  return rows.length;
}

async function sealProfiles(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  const rows = await rowsOf<{ id: string; pan: string }>(
    trx,
    sql`select person_id as id, pan from profiles where pan is not null order by id limit ${batch}`,
  );
  const sealed = rows.map(({ id, pan }) => ({ id, sealed: sealer.seal('profiles.pan_sealed', id, pan) }));
  await sql`update profiles set pan = null, pan_sealed = done.sealed
    from jsonb_to_recordset(${asJson(sealed)}) as done(id text, sealed text) where person_id = done.id`.execute(
    trx,
  );
  return rows.length;
}

async function sealRequests(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  type Row = { id: string; secrets: object; content_key: string };
  const rows = await rowsOf<Row>(
    trx,
    sql`select id, jsonb_build_object('pan', details -> 'pan', 'gstin', details -> 'gstin') as secrets, content_key
      from requests where kind = 'csr-inquiry' and details ?| array['pan', 'gstin'] order by id limit ${batch}`,
  );
  const sealed = rows.map(({ id, secrets, content_key }) => ({
    id,
    key: sealer.keyedHash('requests.content_key', content_key),
    sealed: sealer.seal('requests.secrets_sealed', id, JSON.stringify(secrets)),
  }));
  await sql`update requests set details = details - 'pan' - 'gstin', secrets_sealed = done.sealed, content_key = done.key
    from jsonb_to_recordset(${asJson(sealed)}) as done(id text, key text, sealed text)
    where requests.id = done.id`.execute(trx);
  return rows.length;
}

async function sealFileNames(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  const rows = await rowsOf<{ id: string; name: string }>(
    trx,
    sql`select id, file_name as name from certificates where file_name is not null order by id limit ${batch}`,
  );
  const column = 'certificates.file_name_sealed';
  const sealed = rows.map(({ id, name }) => ({ id, sealed: sealer.seal(column, id, name) }));
  await sql`update certificates set file_name = null, file_name_sealed = done.sealed
    from jsonb_to_recordset(${asJson(sealed)}) as done(id text, sealed text)
    where certificates.id = done.id`.execute(trx);
  return rows.length;
}

async function sealFiles(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  const rows = await rowsOf<{ id: string; content: Buffer }>(
    trx,
    sql`select certificate_id as id, content from certificate_files where content is not null order by id limit ${batch}`,
  );
  for (const { id, content } of rows) {
    const sealed = sealer.seal('certificate_files.content_sealed', id, content);
    await sql`update certificate_files set content = null, content_sealed = ${sealed}
      where certificate_id = ${id}`.execute(trx);
  }
  return rows.length;
}

async function sealDigests(trx: Trx, { sealer }: Needs, batch: number): Promise<number> {
  const rows = await rowsOf<{ id: string; digest: string }>(
    trx,
    sql`select id, digest from statement_filings where position('.' in digest) = 0 order by id limit ${batch}`,
  );
  for (const { id, digest } of rows) {
    const sealed = sealer.seal('statement_filings.digest', id, digest);
    await sql`update statement_filings set digest = ${sealed} where id = ${id}`.execute(trx);
  }
  return rows.length;
}

/** Opens with the current or previous session secret. One that neither opens stays as it is. */
async function sealSecondFactors(trx: Trx, { sealer, config }: Needs): Promise<number> {
  const secrets = [config.sessionSecret, config.previousSessionSecret].filter((one) => one !== null);
  const rows = await rowsOf<{ id: string; old: string }>(
    trx,
    sql`select person_id as id, secret_sealed as old from second_factors where position('.' in secret_sealed) = 0`,
  );
  const opened = rows.flatMap(({ id, old }) => {
    const secret = unsealSession(secrets, old);
    return secret ? [{ id, secret }] : [];
  });
  for (const { id, secret } of opened) {
    const sealed = sealer.seal('second_factors.secret_sealed', id, secret);
    await sql`update second_factors set secret_sealed = ${sealed} where person_id = ${id}`.execute(trx);
  }
  return opened.length;
}
