import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProfileField, profileFields } from '#core/people/read-profile.ts';
import { viewerOf } from '../auth/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { allDonations, listDonationsOf } from '../donations/donation-queries.ts';
import { resendOwnReceipt } from '../donations/resend-receipt.ts';
import { deleteAccount } from '../person-file/delete-account.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import { begin, makeFixture, pay } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { getProfile } from './profile-queries.ts';
import { saveProfile } from './save-profile.ts';
import { giveRole, goodPassword, type MailedDevotee, makePerson, requestOf } from './test-people.ts';

let database: TestDatabase;
let services: Services;
let fixture: Awaited<ReturnType<typeof makeFixture>>;
let count = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  fixture = await makeFixture(database.db);
  services = fixture.services;
});
afterAll(() => database.close());

async function someone(): Promise<{ devotee: MailedDevotee; request: Request }> {
  count += 1;
  const personId = await makePerson(services, `someone-${count}@example.com`);
  const request = await requestOf(services, personId);
  const viewer = await viewerOf(services, request);
  if (viewer.kind !== 'devotee') throw new Error('not signed in');
  return { devotee: viewer as MailedDevotee, request };
}

const typed = (instead: Partial<Record<ProfileField, string>> = {}) => ({
  ...(Object.fromEntries(profileFields.map((field) => [field, ''])) as Record<ProfileField, string>),
  fullName: 'Ananta Sharma',
  ...instead,
});

/** A settled donation of a guest who typed this address. */
async function guestDonation(email: string): Promise<string> {
  const { id, orderId } = await begin(services, { email });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  return id;
}

describe('profile', () => {
  it('is saved whole and shows the PAN only masked', async () => {
    const { devotee } = await someone();
    const form = typed({ pan: 'abcpe1234f', pin: '201014', state: 'delhi', dob: '1950-08-15' });
    expect(await saveProfile(services, devotee, form, 1)).toMatchObject({ ok: true });
    const profile = await getProfile(services, devotee);
    expect(profile).toMatchObject({
      panMasked: 'ABC••••34F',
      state: 'Delhi',
      bornOn: '1950-08-15',
      version: 2,
    });
    expect(JSON.stringify(profile)).not.toContain('ABCPE1234F');
  });

  it('gives the second of two who change it at once a conflict, and preserves the first', async () => {
    const { devotee } = await someone();
    const saves = ['Delhi', 'Agra', 'Mathura'].map((city) =>
      saveProfile(services, devotee, typed({ city }), 1),
    );
    const outcomes = await Promise.all(saves);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'profile-conflict')).toHaveLength(2);
    expect((await getProfile(services, devotee)).version).toBe(2);
    expect(await saveProfile(services, devotee, typed(), Number('not a version'))).toMatchObject({
      code: 'profile-conflict',
    });
  });

  it('leaves former consents as they were, and exports them with the data', async () => {
    const { devotee } = await someone();
    await services.db
      .updateTable('profiles')
      .set({ wants_news: true, whatsapp: '+919876543210' })
      .where('person_id', '=', devotee.personId)
      .execute();
    expect(await saveProfile(services, devotee, typed(), 1)).toMatchObject({ ok: true });
    const { account } = await exportMyData(services, devotee);
    expect(account).toMatchObject({
      whatsapp: '+919876543210',
      formerPreferences: ['news by e-mail'],
    });
    expect(await saveProfile(services, devotee, typed({ forgetWhatsapp: 'on' }), 2)).toMatchObject({
      ok: true,
    });
    expect((await getProfile(services, devotee)).whatsapp).toBeNull();
  });

  it('changes nothing when a field is wrong', async () => {
    const { devotee } = await someone();
    const before = await getProfile(services, devotee);
    expect(await saveProfile(services, devotee, typed({ city: 'Delhi', pin: '1' }), 1)).toMatchObject({
      problems: [{ field: 'pin', code: 'pin-invalid' }],
    });
    expect(await getProfile(services, devotee)).toEqual(before);
  });
});

describe('donations', () => {
  it('of a guest are found once the address is proven, and by nobody else', async () => {
    count += 1;
    const email = `Guest-${count}@example.com`;
    const id = await guestDonation(email);
    const personId = await makePerson(services, email);
    const donor = await viewerOf(services, await requestOf(services, personId));
    if (donor.kind !== 'devotee') throw new Error('not signed in');
    expect((await listDonationsOf(services, donor, allDonations)).map((row) => row.id)).toEqual([id]);
    const { devotee: stranger } = await someone();
    expect(await listDonationsOf(services, stranger, allDonations)).toEqual([]);
    const foreign = await resendOwnReceipt(services, stranger, id);
    expect(foreign).toEqual(await resendOwnReceipt(services, stranger, 'don_AAAAAAAAAAAAAAAAAAAAAA'));
    expect(foreign.ok).toBe(false);
    expect(await resendOwnReceipt(services, donor, id)).toMatchObject({ ok: true });
  });
});

describe('my data', () => {
  it('has what is stored about me and no secret', async () => {
    const { devotee } = await someone();
    await saveProfile(services, devotee, typed({ pan: 'ABCPE1234F' }), 1);
    const id = await guestDonation(devotee.email);
    const data = await exportMyData(services, devotee);
    expect(data.account).toMatchObject({ email: devotee.email, pan: 'ABCPE1234F' });
    expect(data.donations.map((row) => row.id)).toEqual([id]);
    const text = JSON.stringify(data);
    const secrets = await services.db
      .selectFrom('sessions')
      .innerJoin('passwords', 'passwords.person_id', 'sessions.person_id')
      .select(['sessions.token_hash', 'passwords.hash'])
      .where('sessions.person_id', '=', devotee.personId)
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(secrets.token_hash);
    expect(text).not.toContain(secrets.hash);
  });

  it('is deleted with the account; the ledger stays', async () => {
    const { devotee, request } = await someone();
    const id = await guestDonation(devotee.email);
    expect(await deleteAccount(services, devotee, 'wrong wrong')).toMatchObject({ code: 'password-wrong' });
    expect(await viewerOf(services, request)).toMatchObject({ kind: 'devotee' });
    expect(await deleteAccount(services, devotee, goodPassword)).toMatchObject({ ok: true });
    expect(await viewerOf(services, request)).toEqual({ kind: 'visitor' });
    for (const table of ['profiles', 'passwords', 'sessions'] as const) {
      const left = await services.db
        .selectFrom(table)
        .select('person_id')
        .where('person_id', '=', devotee.personId)
        .execute();
      expect(left).toEqual([]);
    }
    const donation = await services.db
      .selectFrom('donations')
      .select(['state', 'person_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(donation).toEqual({ state: 'paid', person_id: null });
  });

  it('of staff stays until their roles are taken', async () => {
    const { devotee } = await someone();
    await giveRole(services, devotee.personId, 'viewer');
    expect(await deleteAccount(services, devotee, goodPassword)).toMatchObject({ code: 'staff-stays' });
  });
});
