import { addressNumber } from '#core/fields/address-number.ts';
import type { DateWindow } from '#core/fields/date.ts';
import { type ProductInput, readProduct, type TypedProduct } from '#core/passes/product-form.ts';
import { onHandAfter, takenOf } from '#core/passes/set-quota.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalidField, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { type EventHead, findEventHead } from '#server/content/event-heads.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';

/** The days that may be named for a product: a year before the event to its last day. */
export function saleDays({ startsAt, endsAt }: EventHead): DateWindow {
  return { from: dayAfter(templeDay(startsAt), -400), to: templeDay(endsAt ?? startsAt) };
}

/** Adds a product to an event. The same form twice is one product: names are given once. */
export const addProduct = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, services, audit, pagesChanged },
    eventId: string,
    typed: TypedProduct,
  ): Promise<FormOutcome<null> | Refusal<'event-gone'>> => {
    const event = await findEventHead({ db: trx }, eventId);
    if (!event) return refuse('event-gone');
    const taken = await lockQuestions(trx, eventId, '');
    const read = readProduct(typed, { days: saleDays(event), before: [], taken });
    if (!read.ok) return read;
    if (await isNamed(trx, eventId, read.value.title, '')) return invalidField('title', 'product-there');
    const id = services.ids('evp');
    const { quota } = read.value;
    await trx
      .insertInto('event_products')
      .values({ ...columnsOf(read.value), id, event_id: eventId, on_hand: quota })
      .execute();
    await audit({ action: 'event-product.added', subject: eventId, after: { ...columnsOf(read.value) } });
    pagesChanged();
    return accept(null);
  },
});

type NotChanged = Refusal<'event-gone' | 'product-gone' | 'changed-meanwhile'>;

/**
 * Changes a product. Passes that were given keep their price and people; the quota is never less
 * than what is taken or held.
 */
export const changeProduct = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, services, audit, pagesChanged, wake },
    eventId: string,
    typed: TypedProduct & { productId: string; version: string },
  ): Promise<FormOutcome<null> | NotChanged> => {
    const event = await findEventHead({ db: trx }, eventId);
    if (!event) return refuse('event-gone');
    const taken = await lockQuestions(trx, eventId, typed.productId);
    const product = await lockProduct(trx, eventId, typed.productId);
    if (!product) return refuse('product-gone');
    if (product.version !== addressNumber(typed.version)) return refuse('changed-meanwhile');
    const read = readProduct(typed, { days: saleDays(event), before: product.questions, taken });
    if (!read.ok) return read;
    const changed = read.value;
    if (await isNamed(trx, eventId, changed.title, product.id)) return invalidField('title', 'product-there');
    if (changed.kind !== product.kind && (await isGiven(trx, product.id)))
      return invalidField('kind', 'product-given');
    const counted = { onHand: product.on_hand, held: product.held, quota: product.quota };
    const onHand = onHandAfter(counted, changed.quota);
    if (onHand === null)
      return invalidField('quota', 'quota-taken', { taken: takenOf(counted), held: product.held });
    await trx
      .updateTable('event_products')
      .set({ ...columnsOf(changed), on_hand: onHand, version: product.version + 1 })
      .set({ updated_at: services.clock() })
      .where('id', '=', product.id)
      .execute();
    const { id: _, on_hand: __, held: ___, version: ____, ...before } = product;
    await audit({
      ...{ action: 'event-product.changed', subject: eventId, details: { product: changed.title } },
      ...{ before: { ...before, questions: JSON.stringify(before.questions) }, after: columnsOf(changed) },
    });
    pagesChanged();
    // Whoever waits may find a place now.
    wake('offer-passes');
    return accept(null);
  },
});

/** Deletes a product of which no pass was ever given and for which nobody waits. */
export const deleteProduct = staffWrite({
  permission: 'passes.plan',
  run: async (
    { trx, audit, pagesChanged },
    eventId: string,
    productId: string,
  ): Promise<Outcome<null, 'product-gone' | 'product-given'>> => {
    const product = await lockProduct(trx, eventId, productId);
    if (!product) return refuse('product-gone');
    const waits = await trx
      .selectFrom('event_waits')
      .select('id')
      .where('product_id', '=', product.id)
      .execute();
    if (product.held > 0 || waits.length > 0 || (await isGiven(trx, product.id)))
      return refuse('product-given');
    await trx.deleteFrom('event_products').where('id', '=', product.id).execute();
    await audit({ action: 'event-product.deleted', subject: eventId, before: { title: product.title } });
    pagesChanged();
    return accept(null);
  },
});

/** As it was read, for the columns of the table. */
function columnsOf(product: ProductInput) {
  return {
    ...{ title: product.title, kind: product.kind, position: product.position, quota: product.quota },
    ...{ price_paise: product.price, early_paise: product.early, early_until: product.earlyUntil },
    ...{ people: product.people, family_limit: product.familyLimit },
    ...{ least_age: product.leastAge, most_age: product.mostAge },
    ...{ questions: JSON.stringify(product.questions), members_until: product.membersUntil },
    ...{ needs_approval: product.needsApproval, on_sale: product.onSale },
    members_free: product.membersFree,
  };
}

/** Ids of the questions of the event's other products; who adds one meanwhile waits. */
async function lockQuestions(trx: Transaction, eventId: string, butId: string): Promise<string[]> {
  await trx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
  const others = await trx
    .selectFrom('event_products')
    .select('questions')
    .where('event_id', '=', eventId)
    .where('id', '<>', butId)
    .execute();
  return others.flatMap(({ questions }) => questions.map(({ id }) => id));
}

function lockProduct(trx: Transaction, eventId: string, id: string) {
  return trx
    .selectFrom('event_products')
    .select(['id', 'title', 'kind', 'position', 'quota', 'on_hand', 'held', 'version'])
    .select(['price_paise', 'early_paise', 'early_until', 'people', 'family_limit', 'least_age', 'most_age'])
    .select(['questions', 'members_until', 'needs_approval', 'on_sale', 'members_free'])
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst();
}

async function isNamed(trx: Transaction, eventId: string, title: string, butId: string): Promise<boolean> {
  const same = await trx
    .selectFrom('event_products')
    .select('id')
    .where('event_id', '=', eventId)
    .where('title', '=', title)
    .where('id', '<>', butId)
    .executeTakeFirst();
  return same !== undefined;
}

/** Whether there is a pass of it, whatever became of it. */
async function isGiven(trx: Transaction, productId: string): Promise<boolean> {
  const pass = trx.selectFrom('passes').select('id').where('product_id', '=', productId).limit(1);
  return (await pass.executeTakeFirst()) !== undefined;
}
