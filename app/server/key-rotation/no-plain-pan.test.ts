import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGstin } from '#core/fields/gstin.ts';
import { profileFields, type TypedProfile } from '#core/people/read-profile.ts';
import { readCsrInquiry } from '#core/requests/csr-inquiry.ts';
import { backUp } from '../backup/backup.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { revealPan } from '../donations/reveal-pan.ts';
import { sendLetters } from '../letters/send-letters.ts';
import { saveProfile } from '../people/save-profile.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { exportPerson } from '../person-file/export-person.ts';
import { beginAndPay, type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { placeRequest } from '../requests/place-request.ts';
import { somebody } from '../requests/test-requests.ts';
import { addCertificates } from '../statements/add-certificate.ts';
import { exportStatement, noteExport } from '../statements/export-statement.ts';
import {
  accountant,
  fileStatement,
  lastYear,
  statementNow,
  taxDonation,
} from '../statements/test-statement.ts';

// What a stolen copy of the database, or of a backup, reveals about the PANs of people: nothing.

const pans = {
  online: 'ABCPO1111N',
  byHand: 'AAAPH2222H',
  profile: 'AAAPP3333P',
  company: 'AAACC4444C',
  inFileName: 'AAAPF5555F',
  inFile: 'AAAPG6666G',
};

let test: TestDatabase;
let fixture: Fixture;
let folder: string;

beforeAll(async () => {
  test = await makeTestDatabase();
  fixture = await makeFixture(test.db, { clock: () => statementNow });
  folder = await mkdtemp(path.join(tmpdir(), 'mandir-pan-'));
  await seed();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const donor = { addressLine: 'House 5', city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' };

/** Everything that takes a PAN, and everything that shows one, by the verbs that the pages use. */
async function seed(): Promise<void> {
  const { services } = fixture;
  const { id: online } = await beginAndPay(fixture, {
    path: 'tax',
    pan: pans.online.toLowerCase(),
    ...donor,
  });
  await taxDonation(services, { pan: pans.byHand, name: 'By Hand', email: 'hand@example.com' });
  const personId = await makePerson(services, 'pan@example.com');
  const form = { ...Object.fromEntries(profileFields.map((field) => [field, ''])), fullName: 'Pan Holder' };
  const devotee = {
    kind: 'devotee',
    personId,
    name: '',
    email: 'pan@example.com',
    emailVerified: true,
  } as const;
  await saveProfile(services, devotee, { ...(form as TypedProfile), pan: pans.profile }, 1);
  await placeRequest(services, csrInquiry(), somebody());
  await sendLetters.run(services, new AbortController().signal);
  await fileStatement(services);
  await addCertificates(services, accountant, lastYear, [
    { name: `certificate ${pans.inFileName}.pdf`, bytes: Buffer.from(`%PDF-1.7\n${pans.inFile}\n%%EOF\n`) },
  ]);
  const reason = 'For the filing of the year on the portal.';
  await revealPan(services, accountant, online, reason);
  await noteExport(services, accountant, lastYear, reason);
  await exportStatement(services, accountant, lastYear);
  await exportPerson(services, staffOf('per_owner', 'owner'), personId);
}

function csrInquiry() {
  const rules = { projects: [{ id: 'food', title: 'Food' }], years: ['2026-27'] };
  const typed = {
    ...{ companyName: 'Textiles Ltd', name: 'Mira', email: 'mira@example.com', phone: '9876543210' },
    ...{ pan: pans.company, cin: '', gstin: gstinOf(pans.company), projectId: 'food', amount: '50000' },
    ...{ financialYear: '2026-27', message: '', consent: 'on' },
  };
  return readCsrInquiry(typed, rules);
}

/** A GSTIN has the PAN of its holder in its middle. */
function gstinOf(pan: string): string {
  const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return signs.map((sign) => `09${pan}1Z${sign}`).find((text) => readGstin(text).ok) ?? '';
}

/** The number as text, as the bytes that Postgres prints in hex, and as base64 at every offset. */
function waysToWrite(pan: string): string[] {
  const base64 = [0, 1, 2].map((before) => {
    const text = Buffer.from('\0'.repeat(before) + pan).toString('base64');
    return text.slice(before === 0 ? 0 : 4, -4).toLowerCase();
  });
  return [pan.toLowerCase(), Buffer.from(pan).toString('hex'), ...base64];
}

function pansIn(text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(pans)
    .filter(([, pan]) => waysToWrite(pan).some((way) => lower.includes(way)))
    .map(([name]) => name);
}

it('no row of any table contains the PAN of a person', async () => {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(table_name) as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    test.db,
  );
  expect(tables.length).toBeGreaterThan(80);
  const found: string[] = [];
  for (const { name } of tables) {
    // The mailbox of a site without a mail server: its letters were sent.
    if (name.startsWith('mailbox')) continue;
    const { rows } = await sql<{
      row: string;
    }>`select every::text as row from ${sql.raw(name)} as every`.execute(test.db);
    found.push(...pansIn(rows.map(({ row }) => row).join('\n')).map((pan) => `${name}: ${pan}`));
  }
  expect(found).toEqual([]);
});

it('no letter contains one either', async () => {
  const letters = await test.db.selectFrom('mailbox').select(['subject', 'body_text', 'body_html']).execute();
  expect(letters.length).toBeGreaterThan(2);
  // The letter to the staff about a company shows its GSTIN, which is a public number and contains
  // the company's PAN.
  const text = JSON.stringify(letters).replaceAll(gstinOf(pans.company), '');
  expect(pansIn(text)).toEqual([]);
});

it('a backup contains none', async () => {
  const file = path.join(folder, 'backup.gz');
  await test.db.deleteFrom('mailbox').execute();
  await backUp(test.connectionString, file, new Date());
  expect(pansIn(gunzipSync(await readFile(file)).toString())).toEqual([]);
});
