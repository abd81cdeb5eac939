import type { Transaction } from 'kysely';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { takeAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Database } from '../../db/schema.ts';
import { loadCauses } from '../../donations/cause-queries.ts';
import { listLegalEntities } from '../../donations/legal-entity-queries.ts';
import { loadOrderRules } from '../../orders/checkout/order-rules.ts';
import type { Services } from '../../services.ts';
import { writeDemoPupils, writeDemoRequests, writeDemoSevas, writeDemoStays } from './demo-bookings.ts';
import { writeDemoDonations } from './demo-donations.ts';
import { type DemoDonor, makeDemoDonors } from './demo-donors.ts';
import { writeDemoOrders } from './demo-orders.ts';
import { writeDemoPledges } from './demo-pledges.ts';
import { insertAll } from './insert-all.ts';
import { seededRandom } from './seeded-random.ts';

const seed = 20_261_124;

/**
 * Two years of a plausible temple, so that lists, plots and exports of the demo can be judged:
 * donations, orders, sevas and messages of made-up people, as if the site had taken them. Only
 * where nobody has given or bought yet. All money of it is the test gateway's, by which a start in
 * production refuses it (find-demo-data.ts).
 */
export async function seedDemoLedger(services: Services): Promise<void> {
  const { db, demoGateway } = services;
  // Another gateway would know none of its payments.
  if (!demoGateway) return;
  const donors = makeDemoDonors(seededRandom(seed, 'donors'), 90);
  const [causes, entities, prefixes, products, sevas, rooms, classes, clerk] = await Promise.all([
    loadCauses(services, null, { raised: false }),
    listLegalEntities(services),
    db.selectFrom('legal_entities').select(['id', 'receipt_prefix']).execute(),
    db.selectFrom('products').select('id').where('status', '=', 'live').execute(),
    db.selectFrom('sevas').select('id').execute(),
    db.selectFrom('room_types').select(['id', 'title']).execute(),
    db.selectFrom('classes').select(['id', 'title', 'seats']).execute(),
    db.selectFrom('people').select('id').where('email', '=', demoAdmin.email).executeTakeFirstOrThrow(),
  ]);
  const rules = await loadOrderRules(
    services,
    products.map(({ id }) => id),
  );
  const prefixOf = new Map(prefixes.map(({ id, receipt_prefix }) => [id, receipt_prefix]));
  const bodies = new Map(entities.map((one) => [one.id, { ...one, prefix: prefixOf.get(one.id) ?? '' }]));
  const part = (name: string) => ({ random: seededRandom(seed, name), donors });
  const taken = await db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, 'demo-ledger');
    if (await isUsed(trx)) return [];
    await insertAll(trx, 'people', donors.flatMap(personOf));
    const given = await writeDemoDonations(trx, services, {
      ...part('donations'),
      ...{ causes, entities: bodies, clerkId: clerk.id },
    });
    const bought = await writeDemoOrders(trx, services, { ...part('orders'), rules });
    await writeDemoSevas(trx, services, { ...part('sevas'), sevaIds: sevas.map(({ id }) => id) });
    await writeDemoRequests(trx, services, part('requests'));
    await writeDemoStays(trx, services, { ...part('stays'), rooms });
    await writeDemoPupils(trx, services, { ...part('pupils'), classes });
    await writeDemoPledges(trx, services, { ...part('pledges'), causeIds: causes.map(({ id }) => id) });
    return [...given, ...bought];
  });
  demoGateway.know(taken);
}

async function isUsed(trx: Transaction<Database>): Promise<boolean> {
  const donation = await trx.selectFrom('donations').select('id').limit(1).executeTakeFirst();
  const order = await trx.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  return donation !== undefined || order !== undefined;
}

/** Accounts that nobody can sign in to: they have no password. */
function personOf({ personId, name, email }: DemoDonor) {
  return personId !== null && email !== null ? [{ id: personId, name, email }] : [];
}
