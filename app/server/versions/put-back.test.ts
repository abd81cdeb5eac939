import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TempleSettings, templeDefaults } from '#core/content/temple-settings.ts';
import { letterModel } from '#core/letters/letter-texts.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findLetterText } from '../letters/letter-text-queries.ts';
import { saveLetterText } from '../letters/save-letter-text.ts';
import { giveRole, makePerson, staffOf } from '../people/test-people.ts';
import { approveAll } from '../second-owner/test-changes.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { findSetting, getTempleSettings } from '../settings/settings-queries.ts';
import type { AnySettingInput } from '../settings/write-setting.ts';
import { makeTestServices } from '../test-services.ts';
import { findVersioned } from './find-versioned.ts';
import { putBack, viewPutBack } from './put-back.ts';
import { firstVersion, listVersions } from './version-queries.ts';
import type { Versioned } from './versioned.ts';

let database: TestDatabase;
let services: Services;
let owner: ReturnType<typeof staffOf>;
let now = new Date('2026-11-21T06:00:00Z');
let bumps = 0;

beforeAll(async () => {
  database = await makeTestDatabase();
  services = makeTestServices(database.db, {
    clock: () => now,
    pages: {
      bump: async () => {
        bumps += 1;
      },
    },
  });
  const personId = await makePerson(services, 'owner@temple.test', 'Radhika Devi');
  await giveRole(services, personId, 'owner');
  owner = staffOf(personId, 'owner');
});
afterAll(() => database.close());

async function save<Key extends keyof TempleSettings>(key: Key, value: TempleSettings[Key]) {
  now = new Date(now.getTime() + 60_000);
  const { version } = await findSetting(services.db, key);
  expect(await saveSetting(services, owner, { key, value, version } as AnySettingInput)).toMatchObject({
    ok: true,
  });
  await approveAll(services);
}

function thingOf(at: { section?: string; letter?: string }) {
  const thing = findVersioned(services, at);
  if (!thing) throw new Error('no such place');
  return thing;
}

async function idsOf(at: Parameters<typeof thingOf>[0]): Promise<string[]> {
  return (await listVersions(services, thingOf(at), null)).versions.map(({ id }) => id);
}

const back = (...[who, thing, input]: [Viewer, Versioned, { id: string; version: number }]) => {
  now = new Date(now.getTime() + 60_000);
  return putBack(services, who, thing, input);
};

const deities = (name: string) => ({ ...templeDefaults.identity, deities: name });

it('lists who changed what and when, in the words of the form', async () => {
  await save('identity', deities('Sri Sri Gaura Nitai'));
  await save('identity', deities('Sri Sri Radha Madhava'));
  // Another part of the settings has a history of its own.
  await save('copyright', '© 2026 Mandir');
  const { versions, more } = await listVersions(services, thingOf({ section: 'identity' }), null);
  expect(more).toBe(false);
  expect(versions).toMatchObject([
    {
      at: new Date('2026-11-21T06:02:00Z'),
      by: 'Radhika Devi',
      putBack: false,
      changes: [
        {
          label: 'Deities',
          lines: [
            { kind: 'gone', text: 'Sri Sri Gaura Nitai' },
            { kind: 'new', text: 'Sri Sri Radha Madhava' },
          ],
        },
      ],
    },
    { changes: [{ label: 'Deities' }] },
  ]);
  expect(findVersioned(services, { section: 'nonsense' })).toBeNull();
  expect(findVersioned(services, { letter: 'nonsense' })).toBeNull();
});

it('puts a former version back as a new one: shown, audited, live', async () => {
  const identity = thingOf({ section: 'identity' });
  const [, older = ''] = await idsOf({ section: 'identity' });
  await getTempleSettings(services);
  const view = await viewPutBack(services, identity, older);
  expect(view).toMatchObject({
    former: { by: 'Radhika Devi', at: new Date('2026-11-21T06:01:00Z') },
    version: 2,
    changes: [{ label: 'Deities', lines: [{ kind: 'gone' }, { text: 'Sri Sri Gaura Nitai' }] }],
  });
  const before = bumps;
  expect(await back(owner, identity, { id: older, version: 2 })).toMatchObject({ ok: true });
  expect(bumps).toBe(before + 1);
  expect(await findSetting(services.db, 'identity')).toEqual({
    value: deities('Sri Sri Gaura Nitai'),
    version: 3,
  });
  const noted = await services.db
    .selectFrom('audit_log')
    .select(['person_id', 'details', 'before', 'after'])
    .where('action', '=', 'settings.put-back')
    .execute();
  expect(noted).toMatchObject([
    {
      person_id: owner.personId,
      details: { versionOf: '2026-11-21T06:01:00.000Z' },
      before: { deities: 'Sri Sri Radha Madhava' },
      after: { deities: 'Sri Sri Gaura Nitai' },
    },
  ]);
  const [newest] = (await listVersions(services, identity, null)).versions;
  expect(newest).toMatchObject({ putBack: true });
});

it('goes back to how it came with the site', async () => {
  const identity = thingOf({ section: 'identity' });
  expect(await back(owner, identity, { id: firstVersion, version: 3 })).toMatchObject({
    ok: true,
  });
  expect((await findSetting(services.db, 'identity')).value).toEqual(templeDefaults.identity);
  // The log stores a single text and a list as one field.
  expect(
    await back(owner, thingOf({ section: 'copyright' }), { id: firstVersion, version: 1 }),
  ).toMatchObject({ ok: true });
  expect((await findSetting(services.db, 'copyright')).value).toBe(templeDefaults.copyright);
  await save('scheduleDays', [{ on: '2026-09-04', time: '00:00', title: 'Midnight Aarti', kind: 'darshan' }]);
  const days = thingOf({ section: 'scheduleDays' });
  expect(await back(owner, days, { id: firstVersion, version: 1 })).toMatchObject({ ok: true });
  expect((await findSetting(services.db, 'scheduleDays')).value).toEqual([]);
});

it('gives the second of two a conflict, and changes nothing without the permission or for what does not exist', async () => {
  const identity = thingOf({ section: 'identity' });
  const [current = '', older = ''] = await idsOf({ section: 'identity' });
  const { value, version } = await findSetting(services.db, 'identity');
  const [foreign = ''] = await idsOf({ section: 'copyright' });
  const attempts = [
    [staffOf('per_x', 'content', 'accounts'), older, version, 'not-allowed'],
    [owner, older, version - 1, 'saved-meanwhile'],
    [owner, older, -1, 'saved-meanwhile'],
    [owner, current, version, 'version-stands'],
    [owner, foreign, version, 'version-unknown'],
    [owner, 'aud_unknown', version, 'version-unknown'],
  ] as const;
  for (const [who, id, from, code] of attempts) {
    expect(await back(who, identity, { id, version: from }), code).toMatchObject({ code });
  }
  expect(await findSetting(services.db, 'identity')).toEqual({ value, version });
  const both = await Promise.all([owner, owner].map((who) => back(who, identity, { id: older, version })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter((one) => !one.ok && one.code === 'saved-meanwhile')).toHaveLength(1);
});

it('lets everybody who may change the words of pages put them back', async () => {
  const writer = staffOf(owner.personId, 'content');
  const words = thingOf({ section: 'homeWords' });
  await save('homeWords', { ...templeDefaults.homeWords, lead: 'Come at dawn.' });
  expect(await back(writer, words, { id: firstVersion, version: 1 })).toMatchObject({
    ok: true,
  });
  expect((await findSetting(services.db, 'homeWords')).value).toEqual(templeDefaults.homeWords);
});

it('refuses a version that today’s form would not take, in the words of its fields', async () => {
  const upi = thingOf({ section: 'upi' });
  await save('upi', { id: 'mandir@axis', payee: 'Mandir' });
  await noteFormer('aud_upi', 'upi', { id: 'mandir', payee: 'Mandir' });
  expect(await back(owner, upi, { id: 'aud_upi', version: 1 })).toMatchObject({
    problems: [{ field: 'id', code: 'upi-invalid' }],
  });
  expect(upi.labels.id).toBe('UPI id');
  // A picture that was deleted from the library is no picture.
  const modal = thingOf({ section: 'donateModal' });
  const picture = `/uploads/${'a'.repeat(32)}/1600x1000-50-50.jpg`;
  await noteFormer('aud_modal', 'donateModal', { ...templeDefaults.donateModal, picture });
  const unfit = { ok: false, problems: [{ field: 'picture', code: 'picture-unknown' }] };
  expect(await viewPutBack(services, modal, 'aud_modal')).toMatchObject({ read: unfit });
  expect(await back(owner, modal, { id: 'aud_modal', version: 0 })).toMatchObject(unfit);
});

/** A version of days when the form had fewer required fields. */
async function noteFormer(id: string, subject: string, after: object) {
  await services.db
    .insertInto('audit_log')
    .values({
      ...{ id, at: now, person_id: owner.personId, subject, action: 'settings.changed' },
      ...{ details: '{}', before: '{}', after: JSON.stringify(after) },
    })
    .execute();
}

it('warns every owner when a former account for donations is put back', async () => {
  const letters = services.db.selectFrom('letters').select('id').where('kind', '=', 'gifts-account');
  const before = await letters.execute();
  const upi = thingOf({ section: 'upi' });
  await save('upi', { id: 'other@axis', payee: 'Mandir' });
  const { versions } = await listVersions(services, upi, null);
  const former = versions.find(({ changes }) =>
    changes.some(({ lines }) => lines.some(({ kind, text }) => kind === 'new' && text === 'mandir@axis')),
  );
  expect(await back(owner, upi, { id: former?.id ?? '', version: 2 })).toEqual({ ok: true, value: 'asked' });
  await approveAll(services);
  expect((await findSetting(services.db, 'upi')).value).toMatchObject({ id: 'mandir@axis' });
  const [newest] = (await listVersions(services, upi, null)).versions;
  expect(newest).toMatchObject({ putBack: true, by: 'Radhika Devi' });
  // For the change and for putting back, one each to the owner and the second owner.
  expect(await letters.execute()).toHaveLength(before.length + 4);
});

it('has a history of opening hours and of letters too', async () => {
  const hours = templeDefaults.openingHours;
  const closed = { ...hours, week: hours.week.map((day) => ({ ...day, sittings: [] })) };
  await save('openingHours', closed);
  const [first] = (await listVersions(services, thingOf({ section: 'hours' }), null)).versions;
  expect(first?.changes).toHaveLength(7);
  expect(await back(owner, thingOf({ section: 'hours' }), { id: firstVersion, version: 1 })).toMatchObject({
    ok: true,
  });
  expect((await findSetting(services.db, 'openingHours')).value).toEqual(hours);

  const letter = thingOf({ letter: 'gift-receipt' });
  const { text } = letterModel('gift-receipt');
  for (const [version, subject] of ['Your receipt {number}', 'Receipt {number}, with thanks'].entries()) {
    now = new Date(now.getTime() + 60_000);
    const typed = { ...text, subject };
    expect(await saveLetterText(services, owner, { key: 'gift-receipt', typed, version })).toMatchObject({
      ok: true,
    });
  }
  const [, older = ''] = await idsOf({ letter: 'gift-receipt' });
  expect(await back(owner, letter, { id: older, version: 2 })).toMatchObject({ ok: true });
  expect(await findLetterText(services.db, 'gift-receipt')).toMatchObject({
    text: { subject: 'Your receipt {number}' },
    own: true,
  });
  // The words that came with the site are nobody's own.
  expect(await back(owner, letter, { id: firstVersion, version: 3 })).toMatchObject({
    ok: true,
  });
  expect(await findLetterText(services.db, 'gift-receipt')).toEqual({ text, own: false, version: 4 });
});
