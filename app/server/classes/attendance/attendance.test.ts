import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { auditLedger } from '#server/db/audit.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoClasses } from '#server/demo/demo-classes.ts';
import { staffOf } from '#server/people/test-people.ts';
import { pdfText } from '#server/receipts/test-pdf-text.ts';
import { somebody } from '#server/requests/test-requests.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { enrolInClass } from '../enrol-in-class.ts';
import { findAttendance, findClassCertificate } from './attendance-queries.ts';
import { giveCertificate } from './give-certificate.ts';
import { markAttendance } from './mark-attendance.ts';

let test: TestDatabase;
let services: Services;
let now = new Date('2026-12-13T10:00:00Z');
const classId = 'mridanga-for-beginners';
const teacher = staffOf('per_teacher', 'seva-desk');

beforeAll(async () => {
  test = await makeTestDatabase(6);
  services = makeTestServices(test.db, { clock: () => now });
  await seedDemoClasses(services);
});
beforeEach(async () => {
  now = new Date('2026-12-13T10:00:00Z');
  await test.db.deleteFrom('requests').execute();
  await test.db
    .updateTable('classes')
    .set({ starts_on: '2026-11-29', ends_on: '2026-12-20', days: [0], seats: 5, seats_taken: 0 })
    .where('id', '=', classId)
    .execute();
});
afterAll(() => test.close());

let made = 0;
async function pupil(name: string): Promise<string> {
  made += 1;
  const blank = Object.fromEntries(enrolmentFields.map((field) => [field, '']));
  const typed = { ...blank, name, age: '30', phone: String(9_300_000_000 + made) } as never;
  const placed = await enrolInClass(services, classId, typed, somebody());
  if (!placed.ok) throw new Error(placed.code);
  const { reference } = placed.value;
  const row = await test.db
    .selectFrom('requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
}
const mark = (requestId: string, day: string, came = true) =>
  markAttendance(services, teacher, { classId, requestId, day, came });
const give = (requestId: string) => giveCertificate(services, teacher, { classId, requestId });
const found = async () => (await findAttendance(services, classId)) ?? expect.fail('no class');

describe('attendance', () => {
  it('lists the lessons that were, the last first, and pupils by name', async () => {
    await pupil('Radha Rao');
    await pupil('Asha Rao');
    const { days, lessons, pupils } = await found();
    expect(days).toEqual(['2026-12-13', '2026-12-06', '2026-11-29']);
    expect(lessons).toBe(4);
    expect(pupils.map(({ name }) => name)).toEqual(['Asha Rao', 'Radha Rao']);
  });

  it('is marked and unmarked; a second tap and a second teacher change nothing', async () => {
    const id = await pupil('Asha Rao');
    const answers = await Promise.all([1, 2, 3].map(() => mark(id, '2026-12-06')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await found()).pupils[0]?.came).toEqual(['2026-12-06']);
    await mark(id, '2026-12-06', false);
    await mark(id, '2026-12-06', false);
    expect((await found()).pupils[0]?.came).toEqual([]);
  });

  it.each(['2026-12-07', '2026-12-20', '2026-11-22', '', "' or 1=1"])('has no lesson on %j', async (day) => {
    const id = await pupil('Asha Rao');
    expect(await mark(id, day)).toMatchObject({ code: 'no-lesson' });
  });

  it('is of those who have a seat in this class', async () => {
    const id = await pupil('Asha Rao');
    await test.db.updateTable('requests').set({ state: 'declined' }).where('id', '=', id).execute();
    expect(await mark(id, '2026-12-06')).toMatchObject({ code: 'pupil-unknown' });
    expect(await mark('req_unknown', '2026-12-06')).toMatchObject({ code: 'pupil-unknown' });
    expect((await found()).pupils).toEqual([]);
  });
});

describe('the certificate', () => {
  it('is given with the next number to who came often enough, once', async () => {
    const id = await pupil('Asha Rao');
    await mark(id, '2026-11-29');
    await mark(id, '2026-12-06');
    expect(await give(id)).toMatchObject({ code: 'attendance-short' });
    await mark(id, '2026-12-13');
    const before = await test.db.selectFrom('class_certificates').select('id').execute();
    expect(await Promise.all([give(id), give(id)])).toMatchObject([{ ok: true }, { ok: true }]);
    const after = await test.db.selectFrom('class_certificates').select('id').execute();
    expect(after).toHaveLength(before.length + 1);
    const given = (await found()).pupils[0]?.certificate;
    expect(given?.number).toMatch(/^C\/2026\/000\d$/);
    const certificate = (await findClassCertificate(services, given?.id ?? '')) ?? expect.fail('none');
    const text = pdfText(await services.receipts.printClassCertificate(certificate, 'office'));
    for (const words of ['Asha Rao', given?.number, '3 of 4 lessons', '29 November 2026'])
      expect(text).toContain(words);
    expect(await auditLedger(test.db)).toEqual([]);
  });

  it('keeps its number and loses the name when its person is erased', async () => {
    const id = await pupil('Radha Rao');
    for (const day of ['2026-11-29', '2026-12-06', '2026-12-13']) await mark(id, day);
    await give(id);
    const given = (await found()).pupils[0]?.certificate;
    await test.db.deleteFrom('requests').where('id', '=', id).execute();
    expect(await findClassCertificate(services, given?.id ?? '')).toBeNull();
    const kept = await test.db
      .selectFrom('class_certificates')
      .selectAll()
      .where('id', '=', given?.id ?? '')
      .execute();
    expect(kept).toMatchObject([{ number: given?.number, facts: null, request_id: null }]);
    expect(await auditLedger(test.db)).toEqual([]);
  });
});
