import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificateSheet } from '#core/csr/certificate.ts';
import { auditLedger } from '../db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { takeBackDonation } from '../donations/take-back-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { staffOf } from '../people/test-people.ts';
import { type Fixture, makeFixture } from '../purchases/test-donations.ts';
import { findAgreement, listAgreements } from './agreement-queries.ts';
import { createAgreement, endAgreement } from './create-agreement.ts';
import { addDocument, readDocument } from './documents.ts';
import { exportAgreements } from './export-agreements.ts';
import { issueCertificate } from './issue-certificate.ts';
import { linkDonation, unlinkDonation } from './link-donation.ts';
import { listGivenProjects } from './projects-given.ts';
import { recordSpending, withdrawSpending } from './record-spending.ts';

let test: TestDatabase;
let fixture: Fixture;
const clerk = staffOf('per_clerk', 'accounts');
const desk = staffOf('per_desk', 'shop-desk');

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeFixture(test.db);
  await test.db
    .insertInto('csr_projects')
    .values({
      ...{ id: 'meals', title: 'Meals for schools', schedule_item: 'hunger', summary: 'Ten thousand meals' },
      ...{ image: 'csr', target_paise: 100_000_000 },
    })
    .execute();
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await test.close();
});
beforeEach(() => sql`truncate csr_agreements, csr_series cascade`.execute(test.db));

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
let made = 0;
const key = () => {
  made += 1;
  return `office_${String(made).padStart(16, '0')}`;
};

async function anAgreement(instead: Record<string, string> = {}): Promise<string> {
  const typed = {
    ...{ intentKey: key(), requestId: '', company: 'Yamuna Textiles', projectId: 'meals' },
    ...{ financialYear: '2026-27', agreed: '20000', agreedOn: '2026-04-01' },
    ...instead,
  };
  const outcome = await createAgreement(fixture.services, clerk, typed);
  if (!outcome.ok || !('value' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.value.id;
}

/** A transfer of a company, recorded by the accounts. */
const transfer = (amount: string) => {
  made += 1;
  return recordedDonation(fixture.services, {
    ...{ mode: 'bank', amount, paper: `51223344${String(made).padStart(4, '0')}`, name: 'Yamuna Textiles' },
  });
};

const spend = (id: string, amount: string, intentKey = key()) =>
  recordSpending(fixture.services, clerk, id, {
    intentKey,
    amount,
    spentOn: today(),
    purpose: 'Rice and dal',
  });

const seen = async (id: string) => (await findAgreement(fixture.services, id)) ?? expect.fail('no agreement');

describe('an agreement', () => {
  it('goes from the agreement to the certificate, by the money of the ledger', async () => {
    const { services } = fixture;
    const id = await anAgreement();
    expect(await seen(id)).toMatchObject({ state: 'agreed', received: 0 });
    const donationId = await transfer('20000');
    expect(await linkDonation(services, clerk, id, donationId)).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ state: 'received', received: 2_000_000 });
    expect(await spend(id, '15000')).toMatchObject({ ok: true });
    expect(await issueCertificate(services, clerk, id)).toMatchObject({ code: 'csr-not-spent' });
    expect(await spend(id, '5000')).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ state: 'utilised' });
    expect(await issueCertificate(services, clerk, id)).toMatchObject({ ok: true });
    // A second press.
    expect(await issueCertificate(services, clerk, id)).toMatchObject({ ok: true });
    const { state, issued, certificate } = await seen(id);
    expect(state).toBe('certified');
    expect(certificate).toMatch(/^CSR\/20\d\d-\d\d\/0001$/);
    const sheet = certificateSheet(issued ?? expect.fail('no certificate'));
    expect(sheet.sentence).toContain('received ₹20,000.00 from Yamuna Textiles');
    expect(sheet.spent.map(({ value }) => value)).toEqual(['₹15,000.00', '₹5,000.00']);
    const pdf = await services.receipts.printCertificate(issued ?? expect.fail('none'), '10.0.0.1');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    for (const refused of [
      await linkDonation(services, clerk, id, await transfer('10000')),
      await unlinkDonation(services, clerk, id, donationId),
      await spend(id, '1'),
      await endAgreement(services, clerk, id, 'No more'),
    ]) {
      expect(refused).toMatchObject({ code: 'csr-certified' });
    }
  });

  it('the same form twice is one, another body under its key is refused', async () => {
    const intentKey = key();
    const id = await anAgreement({ intentKey });
    await expect(anAgreement({ intentKey, financialYear: '2025-26' })).rejects.toThrow('intent-reused');
    expect(await anAgreement({ intentKey })).toBe(id);
    await expect(anAgreement({ intentKey, agreed: '30000' })).rejects.toThrow('intent-reused');
    expect(await listAgreements(fixture.services, null)).toHaveLength(1);
  });

  it('ended, gets no more money, and what came can be certified', async () => {
    const { services } = fixture;
    const id = await anAgreement();
    await linkDonation(services, clerk, id, await transfer('12000'));
    const bounced = await transfer('9000');
    await linkDonation(services, clerk, id, bounced);
    const back = { donationId: bounced, kind: 'mistake', reason: 'Entered by mistake' } as const;
    expect(await takeBackDonation(services, clerk, back)).toMatchObject({ ok: true });
    expect(await endAgreement(services, clerk, id, ' ')).toMatchObject({ code: 'csr-reason' });
    expect(await endAgreement(services, clerk, id, 'The company closed')).toMatchObject({ ok: true });
    expect(await linkDonation(services, clerk, id, await transfer('10000'))).toMatchObject({
      code: 'csr-ended',
    });
    await spend(id, '12000');
    expect(await issueCertificate(services, clerk, id)).toMatchObject({ ok: true });
    // What went back whole is not on it.
    expect((await seen(id)).issued?.facts.received.map(({ amount }) => amount)).toEqual([1_200_000]);
  });

  it('numbers of certificates have no gap and no repeat when several are issued at once', async () => {
    const { services } = fixture;
    const ids = await Promise.all([1, 2, 3, 4].map(() => anAgreement()));
    for (const id of ids) {
      await linkDonation(services, clerk, id, await transfer('20000'));
      await spend(id, '20000');
    }
    await Promise.all(ids.map((id) => issueCertificate(services, clerk, id)));
    const numbers = (await listAgreements(services, null)).map(({ certificate }) => certificate?.slice(-4));
    expect(numbers.sort()).toEqual(['0001', '0002', '0003', '0004']);
  });
});

describe('money', () => {
  it('a donation is named once, found by its receipt, and only when it is paid', async () => {
    const { services } = fixture;
    const [id, other] = [await anAgreement(), await anAgreement({ company: 'Ganga Foods' })];
    const donationId = await transfer('20000');
    const { number } = await test.db
      .selectFrom('receipts')
      .select('number')
      .where('donation_id', '=', donationId)
      .executeTakeFirstOrThrow();
    expect(await linkDonation(services, clerk, id, ` ${number} `)).toMatchObject({ ok: true });
    expect(await linkDonation(services, clerk, id, number)).toMatchObject({ ok: true });
    expect(await linkDonation(services, clerk, other, number)).toMatchObject({ code: 'csr-linked-before' });
    expect(await linkDonation(services, clerk, other, 'nothing')).toMatchObject({ code: 'csr-no-donation' });
    expect(await linkDonation(services, clerk, other, '')).toMatchObject({ code: 'csr-no-donation' });
    const bounced = await transfer('20000');
    await takeBackDonation(services, clerk, {
      ...{ donationId: bounced, kind: 'mistake', reason: 'Entered by mistake' },
    });
    expect(await linkDonation(services, clerk, other, bounced)).toMatchObject({ code: 'csr-not-paid' });
  });

  it('no more is spent than came, by the form, by two at once, and by the database', async () => {
    const { services } = fixture;
    const id = await anAgreement();
    await linkDonation(services, clerk, id, await transfer('20000'));
    expect(await spend(id, '20000.01')).toMatchObject({ ok: false });
    const both = await Promise.all([spend(id, '15000'), spend(id, '15000')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const insert = sql`insert into csr_spendings values ('spd_x', ${id}, 'key', current_date, 600000, 'Rice', 'x', now())`;
    await expect(insert.execute(test.db)).rejects.toThrow('more is spent than came');
  });

  it('what is spent holds its donation; taken out with a reason it is free again', async () => {
    const { services } = fixture;
    const id = await anAgreement();
    const donationId = await transfer('20000');
    await linkDonation(services, clerk, id, donationId);
    const intentKey = key();
    await spend(id, '500', intentKey);
    // The form sent twice.
    await spend(id, '500', intentKey);
    expect(await spend(id, '700', intentKey)).toMatchObject({ problems: [{ code: 'intent-reused' }] });
    expect(await seen(id)).toMatchObject({ spent: 50_000 });
    expect(await unlinkDonation(services, clerk, id, donationId)).toMatchObject({ code: 'csr-spent' });
    const [spending] = (await seen(id)).spendings;
    const out = { spendingId: spending?.id ?? '' };
    expect(await withdrawSpending(services, clerk, id, { ...out, reason: '' })).toMatchObject({
      code: 'csr-reason',
    });
    expect(await withdrawSpending(services, clerk, id, { ...out, reason: 'Twice' })).toMatchObject({
      ok: true,
    });
    expect(await seen(id)).toMatchObject({ spent: 0, spendings: [{ withdrawn: 'Twice' }] });
    expect(await unlinkDonation(services, clerk, id, donationId)).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ received: 0, state: 'agreed' });
  });

  it('/csr shows what came and what was spent', async () => {
    const { services } = fixture;
    expect((await listGivenProjects(services))[0]).toMatchObject({ given: null, part: null });
    const id = await anAgreement({ agreed: '400000' });
    await linkDonation(services, clerk, id, await transfer('400000'));
    await spend(id, '100000');
    expect((await listGivenProjects(services))[0]).toMatchObject({
      given: '₹4,00,000 of ₹10,00,000 received · ₹1,00,000 of it spent',
      part: 0.4,
    });
  });
});

describe('papers and files', () => {
  const pdf = Buffer.from('%PDF-1.7\n1\n%%EOF\n');

  it('are sealed, stored once, and refused when they are something else', async () => {
    const { services } = fixture;
    const id = await anAgreement();
    const file = { spendingId: '', name: 'agreement.pdf', bytes: pdf };
    expect(await addDocument(services, clerk, id, file)).toMatchObject({ ok: true });
    expect(await addDocument(services, clerk, id, file)).toMatchObject({ ok: true });
    await linkDonation(services, clerk, id, await transfer('20000'));
    const bought = await spend(id, '500');
    const spendingId = bought.ok ? bought.value.id : '';
    expect(await addDocument(services, clerk, id, { ...file, spendingId })).toMatchObject({
      code: 'csr-document-known',
    });
    const { documents } = await seen(id);
    expect(documents.map(({ fileName }) => fileName)).toEqual(['agreement.pdf']);
    const { content_sealed } = await test.db
      .selectFrom('csr_documents')
      .select('content_sealed')
      .executeTakeFirstOrThrow();
    expect(content_sealed).not.toContain('PDF');
    const read = await readDocument(services, id, documents[0]?.id ?? '');
    expect(read?.content.equals(pdf)).toBe(true);
    expect(await readDocument(services, 'csr_other', documents[0]?.id ?? '')).toBeNull();
    const page = { ...file, bytes: Buffer.from('<html><script>') };
    expect(await addDocument(services, clerk, id, page)).toMatchObject({ code: 'csr-document-type' });
    expect(await addDocument(services, clerk, id, { ...file, bytes: Buffer.alloc(0) })).toMatchObject({
      code: 'file-missing',
    });
  });

  it('the list of a year is a file, and who took it is logged', async () => {
    await anAgreement();
    await anAgreement({ financialYear: '2025-26', company: '=cmd()' });
    const { file, name } = await exportAgreements(fixture.services, clerk, '2025-26');
    expect(name).toBe('csr-2025-26.csv');
    expect(file).toContain("'=cmd()");
    expect(file).not.toContain('Yamuna');
    const logged = test.db
      .selectFrom('audit_log')
      .select('subject')
      .where('action', '=', 'csr-agreements.exported');
    expect(await logged.execute()).toEqual([{ subject: '2025-26' }]);
  });
});

it('a role without the permission changes nothing', async () => {
  const { services } = fixture;
  const id = await anAgreement();
  expect(await endAgreement(services, desk, id, 'Just so')).toMatchObject({ code: 'not-allowed' });
  expect(await seen(id)).toMatchObject({ endReason: null });
});
