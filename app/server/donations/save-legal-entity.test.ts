import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import { staffOf } from '../people/test-people.ts';
import { begin, pay } from '../purchases/test-donations.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findDonationStatus } from './donation-queries.ts';
import { listAdminLegalEntities } from './legal-entity-queries.ts';
import { findReceipt } from './receipt-queries.ts';
import { saveLegalEntity } from './save-legal-entity.ts';
import { voidReceipt } from './void-receipt.ts';

const owner = staffOf('per_owner', 'owner');

const fixture = openFixture();

const entity = async () => (await listAdminLegalEntities(fixture.services))[0] ?? expect.fail('no entity');
async function save(
  instead: { name?: string; address?: string; version?: string },
  who: Parameters<typeof saveLegalEntity>[1] = owner,
) {
  const { id, name, address, version } = await entity();
  return saveLegalEntity(fixture.services, who, {
    entityId: id,
    name,
    address,
    version: String(version),
    ...instead,
  });
}
async function give(): Promise<string> {
  const donation = await begin(fixture.services);
  await pay(fixture.gateway, donation.orderId, 'pay');
  await fixture.gateway.tick();
  return donation.id;
}
async function entityOn(donationId: string) {
  const receipt = (await findDonationStatus(fixture.services, donationId))?.receipt;
  return (await findReceipt(fixture.services, receipt?.id ?? ''))?.entity;
}

it('is on the receipts of donations from then on; issued ones keep their words, also when issued again', async () => {
  const before = await entity();
  const early = await give();
  expect(await save({ address: 'New Street 5, Ghaziabad 201009' })).toEqual({ ok: true, value: null });
  const late = await give();
  expect(await entityOn(late)).toMatchObject({
    name: before.name,
    address: 'New Street 5, Ghaziabad 201009',
  });
  const input = { donationId: early, reason: 'The giver lost it.', anew: 'on', name: '' };
  expect(await voidReceipt(fixture.services, owner, input)).toMatchObject({ ok: true });
  expect(await entityOn(early)).toMatchObject({ name: before.name, address: before.address });
});

it('that is saved while a donation is settled is on its receipt completely or not at all', async () => {
  const { id, pan } = await entity();
  const donation = await begin(fixture.services);
  let settled: Promise<unknown> | undefined;
  await fixture.db.transaction().execute(async (trx) => {
    await trx.selectFrom('legal_entities').select('id').where('id', '=', id).forUpdate().execute();
    const change = { name: 'Saved Meanwhile', version: sql<number>`version + 1` };
    await trx.updateTable('legal_entities').set(change).where('id', '=', id).execute();
    await pay(fixture.gateway, donation.orderId, 'pay');
    settled = fixture.gateway.tick();
    await untilWaiting(fixture.db);
  });
  await settled;
  expect(await entityOn(donation.id)).toMatchObject({ id, name: 'Saved Meanwhile', pan });
});

it('is logged with before and after, once; an unchanged save is not logged', async () => {
  const { id, name } = await entity();
  const noted = () =>
    fixture.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'legal-entity.changed')
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
  const had = (await noted()).length;
  await save({ name: 'Renamed Trust' });
  await save({});
  const rows = await noted();
  expect(rows).toHaveLength(had + 1);
  expect(rows).toContainEqual({
    before: expect.objectContaining({ name }),
    after: expect.objectContaining({ name: 'Renamed Trust' }),
  });
});

it('is for owners; bad input, another version and an unknown entity change nothing', async () => {
  const before = await entity();
  for (const who of [visitor, staffOf('per_a', 'accounts'), staffOf('per_v', 'viewer')]) {
    expect(await save({ name: 'Not Yours' }, who)).toMatchObject({ code: 'not-allowed' });
  }
  expect(await save({ name: 'x', address: '<b>' })).toMatchObject({
    problems: [{ field: 'name' }, { field: 'address' }],
  });
  expect(await save({ name: 'Too Late', version: '0' })).toMatchObject({ code: 'changed-meanwhile' });
  const version = String(before.version);
  const both = await Promise.all([
    save({ name: 'One Hand', version }),
    save({ name: 'Other Hand', version }),
  ]);
  expect(both.map((one) => (one.ok ? 'saved' : one.code)).sort()).toEqual(['changed-meanwhile', 'saved']);
  const input = { entityId: 'nobody', name: 'No Body', address: 'Nowhere 1', version: '1' };
  expect(await saveLegalEntity(fixture.services, owner, input)).toMatchObject({ code: 'unknown-entity' });
  expect((await entity()).version).toBe(before.version + 1);
});
