import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { unsealTotpSecret } from '../auth/totp-secret.ts';
import { auditLedger } from '../db/audit.ts';
import { revealPan } from '../donations/reveal-pan.ts';
import { startDonation } from '../donations/start-donation.ts';
import { getProfile } from '../people/profile-queries.ts';
import { makePerson } from '../people/test-people.ts';
import { aDonationInput } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findRequest } from '../requests/request-queries.ts';
import { listCertificates } from '../statements/certificate-queries.ts';
import { findStatement } from '../statements/statement-queries.ts';
import {
  accountant,
  fileStatement,
  lastYear,
  statementNow,
  taxDonation,
} from '../statements/test-statement.ts';
import { plainMoves } from './plain-moves.ts';
import { sealPlain } from './seal-plain.ts';

const fixture = openFixture({ clock: () => statementNow }, { audited: false });
beforeEach(() => sql`truncate requests, certificates, certificate_files cascade`.execute(fixture.db));

/** Writes as a version before 390 did: past the triggers that refuse it. */
async function asBefore(...statements: ReturnType<typeof sql>[]): Promise<void> {
  await fixture.db.transaction().execute(async (trx) => {
    for (const { table } of plainMoves)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    for (const { table } of plainMoves)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  });
}

/** What the audit finds there in plain. */
const unsealed = async () =>
  (await auditLedger(fixture.db))
    .filter(({ broken }) => broken.endsWith('not sealed'))
    .map(({ record }) => record)
    .sort();

const place = { addressLine: 'House 5', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' };

it('seals the PAN of a donation in place; the form sent once more still finds its donation', async () => {
  const { services } = fixture;
  const input = aDonationInput({ path: 'tax', pan: 'abcpe1234f', ...place });
  const started = await startDonation(services, visitor, input);
  const id = started.ok ? started.value.id : expect.fail('not begun');
  const { intentKey: _, shownTotal: __, ...rest } = input;
  const lines = rest.lines.map((line) => [line.causeId, line.typeId, line.ownAmount, line.quantity]);
  const fields = Object.entries({ ...rest, lines }).sort(([one], [other]) => (one < other ? -1 : 1));
  const guessable = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
  const hashNow = () =>
    fixture.db.selectFrom('donations').select('intent_hash').where('id', '=', id).executeTakeFirstOrThrow();
  const keyed = (await hashNow()).intent_hash;
  expect(keyed).not.toBe(guessable);
  await asBefore(sql`update donations set donor_pan = 'ABCPE1234F', donor_pan_sealed = null, donor_pan_index = null,
    intent_hash = ${guessable} where id = ${id}`);
  await sealPlain(services);
  expect(await revealPan(services, accountant, id, 'The auditor asks for it.')).toEqual({
    ok: true,
    value: 'ABCPE1234F',
  });
  expect((await hashNow()).intent_hash).toBe(keyed);
  expect(await startDonation(services, visitor, input)).toEqual(started);
  const { rows } = await sql`select from donations where donor_pan is not null`.execute(fixture.db);
  expect(rows).toEqual([]);
});

it('is done in committed batches, also when interrupted between them, and by two at once', async () => {
  const { services } = fixture;
  for (let at = 0; at < 5; at += 1)
    await taxDonation(services, { pan: `AAAPB${1000 + at}A`, name: `Donor ${'ABCDE'[at]}` });
  await asBefore(sql`update donations set donor_pan = 'AAAPB' || (1000 + ascii(substr(donor_name, 7)) - 65) || 'A',
    donor_pan_sealed = null, donor_pan_index = null where donor_name like 'Donor _'`);
  const left = async () =>
    (await sql`select from donations where donor_pan is not null`.execute(fixture.db)).rows.length;
  const donations = plainMoves.find(({ table }) => table === 'donations') ?? expect.fail('no move');
  expect(await fixture.db.transaction().execute((trx) => donations.run(trx, services, 2))).toBe(2);
  expect(await left()).toBe(3);
  const cut = fixture.db.transaction().execute(async (trx) => {
    await donations.run(trx, services, 2);
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await left()).toBe(3);
  await Promise.all([sealPlain(services), sealPlain(services)]);
  expect(await left()).toBe(0);
  const statement = await findStatement(services, lastYear);
  expect(statement?.rows.map(({ pan }) => pan)).toEqual([0, 1, 2, 3, 4].map((at) => `AAAPB${1000 + at}A`));
});

it('seals profiles, inquiries of companies, waiting certificates and digests', async () => {
  const { services } = fixture;
  const personId = await makePerson(services, 'plain@example.com');
  await fileStatement(services);
  const { digest } = await fixture.db.selectFrom('statement_filings').selectAll().executeTakeFirstOrThrow();
  const { id: filing } = await fixture.db
    .selectFrom('statement_filings')
    .select('id')
    .executeTakeFirstOrThrow();
  const plainDigest = services.sealer.openText('statement_filings.digest', filing, digest);
  const details = { company: 'Textiles', pan: 'AAACD1234E', gstin: null, message: '' };
  await asBefore(
    sql`update profiles set pan = 'ABCPE1234F' where person_id = ${personId}`,
    sql`insert into requests (id, reference, kind, sender_name, subject, details, content_key, created_at, updated_at)
      values ('req_plain', 'REQ-AAAA-AA', 'csr-inquiry', 'Mira', 'CSR', ${JSON.stringify(details)}, 'key', now(), now())`,
    sql`insert into certificates (id, legal_entity_id, tax_year, file_name, sha256, byte_count, added_by, added_at)
      values ('crt_plain', 'charity', '2025-26', 'ABCPE1234F.pdf', 'x', 5, 'x', now())`,
    sql`insert into certificate_files (certificate_id, content) values ('crt_plain', ${Buffer.from('%PDF-')})`,
    sql`update statement_filings set digest = ${plainDigest}`,
  );
  expect(await unsealed()).toEqual([personId, 'crt_plain', 'crt_plain', 'req_plain'].sort());
  await sealPlain(services);
  expect(await unsealed()).toEqual([]);
  const devotee = { kind: 'devotee', personId, name: '', email: '', emailVerified: true } as const;
  expect(await getProfile(services, devotee)).toMatchObject({ panMasked: 'ABC••••34F' });
  expect((await findRequest(services, 'req_plain'))?.details).toEqual(details);
  const { waiting } = await listCertificates(services, lastYear);
  expect(waiting.map(({ fileName }) => fileName)).toEqual(['ABCPE1234F.pdf']);
  const file = await fixture.db.selectFrom('certificate_files').selectAll().executeTakeFirstOrThrow();
  const column = 'certificate_files.content_sealed';
  expect(services.sealer.open(column, 'crt_plain', file.content_sealed).toString()).toBe('%PDF-');
  expect(await findStatement(services, lastYear)).toMatchObject({ changedSince: false });
  const { rows } = await sql<{ left: string }>`select concat(pan) as left from profiles where pan is not null
    union all select details::text from requests where details ? 'pan'
    union all select file_name from certificates where file_name is not null
    union all select digest from statement_filings where digest = ${plainDigest}`.execute(fixture.db);
  expect(rows).toEqual([]);
});

/** As versions before 390 sealed them. */
function oldSeal(siteSecret: string, secret: Uint8Array): string {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'totp', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const locked = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64url');
}

it('opens second factors with the current or previous session secret; one of neither stays', async () => {
  const { services } = fixture;
  const secrets = { present: 'p'.repeat(40), former: 'f'.repeat(40), lost: 'l'.repeat(40) };
  const plain = randomBytes(20);
  const people = await Promise.all(
    Object.entries(secrets).map(async ([name, secret]) => {
      const personId = await makePerson(services, `${name}@example.com`);
      await asBefore(sql`insert into second_factors (person_id, secret_sealed, created_at)
        values (${personId}, ${oldSeal(secret, plain)}, now())`);
      return personId;
    }),
  );
  const config = {
    ...services.config,
    sessionSecret: secrets.present,
    previousSessionSecret: secrets.former,
  };
  await sealPlain({ ...services, config });
  const rows = await fixture.db.selectFrom('second_factors').select(['person_id', 'secret_sealed']).execute();
  const opened = people.map((id) => {
    const row = rows.find(({ person_id }) => person_id === id) ?? expect.fail('no row');
    return unsealTotpSecret(services.sealer, id, row.secret_sealed);
  });
  expect(opened).toEqual([plain, plain, null]);
  await sealPlain({ ...services, config: { ...config, previousSessionSecret: secrets.lost } });
  const last = await fixture.db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('person_id', '=', people[2] ?? '')
    .executeTakeFirstOrThrow();
  expect(unsealTotpSecret(services.sealer, people[2] ?? '', last.secret_sealed)).toEqual(plain);
});

it.each([
  ['a donation', sql`update donations set donor_pan = 'ABCPE1234F'`],
  ['a profile', sql`insert into profiles (person_id, pan, updated_at) values ('x', 'ABCPE1234F', now())`],
  [
    'an inquiry',
    sql`insert into requests (id, reference, kind, sender_name, subject, details, content_key, created_at, updated_at)
      values ('x', 'REQ-AAAA-AA', 'csr-inquiry', 'x', 'x', '{"pan":"ABCPE1234F"}', 'x', now(), now())`,
  ],
  ['a certificate', sql`insert into certificate_files (certificate_id, content) values ('x', 'ABCPE1234F')`],
  [
    'a second factor',
    sql`insert into second_factors (person_id, secret_sealed, created_at) values ('x', 'x', now())`,
  ],
])(
  'the database refuses %s in plain, as a process of an older version would write it',
  async (_, statement) => {
    await taxDonation(fixture.services);
    await expect(statement.execute(fixture.db)).rejects.toThrow('sealed values only');
  },
);
