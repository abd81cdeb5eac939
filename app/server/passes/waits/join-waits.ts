import { sql } from 'kysely';
import { mostUnproven } from '#core/bookings/unproven-share.ts';
import type { PassRules } from '#core/passes/book-passes.ts';
import type { NewPassWait } from '#core/passes/pass-wait.ts';
import { provenAccount, type Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { language } from '#messages/language.ts';
import type { TurnRefused } from '#server/auth/take-turn.ts';
import { takeTry } from '#server/auth/tries.ts';
import { originOf } from '#server/bookings/unproven-shares.ts';
import { waitsEnough } from '#server/bookings/waits-of-origin.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { admitForm } from '#server/requests/admit-form.ts';
import type { RequestOrigin } from '#server/requests/read-request-form.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { notifyWaiting } from './notify-waiting.ts';

/** How many open entries one telephone number may have, and one address: each offer is a letter. */
const mostOpenWaits = 3;

/** How many open entries one product may have: who comes later would wait in vain. */
const mostInLine = 500;

type WaitAsked = {
  eventId: string;
  read: FormOutcome<NewPassWait>;
  rules: Pick<PassRules, 'products' | 'slots'>;
};

/**
 * Puts somebody on the waiting list for passes of which there are not enough: one open entry for a
 * telephone number, product and time, so the same form sent twice is one. More than the site holds
 * unpaid for anybody could never be offered. What the trap suspects is answered the same, and not
 * stored.
 */
export async function joinPassWaits(
  services: Services,
  viewer: Viewer,
  { eventId, read, rules }: WaitAsked,
  sender: RequestOrigin,
): Promise<FormOutcome<null> | TurnRefused> {
  const admitted = await admitForm(services, read, sender);
  if ('answer' in admitted) return admitted.answer;
  const wait = admitted.input;
  const never = neverOffered(wait, rules);
  if (never) return never;
  const mayWrite =
    wait.email !== null && (await takeTry(services, 'request:email', wait.email.toLowerCase()));
  const origin = originOf(services, { proven: provenAccount(viewer), address: sender.address });
  const now = services.clock();
  return inTransaction(services, async ({ trx, services: inside, wake }): Promise<FormOutcome<null>> => {
    const email = wait.email?.toLowerCase() ?? null;
    await takeAdvisoryLock(trx, `pass-wait:${wait.phone}`);
    if (email !== null) await takeAdvisoryLock(trx, `pass-wait:${email}`);
    const open = await trx
      .selectFrom('event_waits')
      .select(['product_id', 'slot_id', 'holder_phone'])
      .where(sql<boolean>`(holder_phone = ${wait.phone} or lower(holder_email) = ${email})`)
      .where('closed_at', 'is', null)
      .execute();
    const ofPhone = open.filter(({ holder_phone }) => holder_phone === wait.phone);
    if (ofPhone.some((one) => one.product_id === wait.productId && one.slot_id === wait.slotId))
      return accept(null);
    if (ofPhone.length >= mostOpenWaits) return invalidField('phone', 'pass-waits-full');
    if (open.length >= mostOpenWaits) return invalidField('email', 'pass-waits-full-email');
    const line = { list: 'event_waits', of: 'product_id', id: wait.productId } as const;
    if (await waitsEnough(trx, origin, line)) return invalidField('product', 'pass-waits-enough');
    const { count } = await trx
      .selectFrom('event_waits')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('product_id', '=', wait.productId)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostInLine) return invalidField('product', 'pass-line-full');
    const row = {
      ...{ id: services.ids('pwt'), event_id: eventId, product_id: wait.productId, slot_id: wait.slotId },
      ...{ quantity: wait.quantity, language, origin, made_at: now },
      ...{ holder_name: wait.name, holder_phone: wait.phone, holder_email: wait.email },
    };
    await trx.insertInto('event_waits').values(row).execute();
    if (mayWrite) await notifyWaiting(trx, inside, row, 'joined');
    wake('send-letters');
    return accept(null);
  });
}

/** Why nobody waits for this: it is free, or could never be offered; null: one may. */
function neverOffered(
  { productId, slotId, quantity }: NewPassWait,
  { products, slots }: Pick<PassRules, 'products' | 'slots'>,
) {
  const product = products.find(({ id }) => id === productId);
  if (!product) return invalidField('product', 'choice-invalid');
  const slot = slots.find(({ id }) => id === slotId) ?? null;
  const people = product.people * quantity;
  if (product.left >= quantity && (!slot || slot.left >= people)) return invalidField('', 'pass-wait-free');
  const most = Math.min(
    ...[product.quota, mostUnproven('pass', product.quota)],
    ...(slot
      ? [slot.capacity, mostUnproven('people', slot.capacity)].map((all) => Math.floor(all / product.people))
      : []),
  );
  return quantity > most ? invalidField('quantity', 'pass-wait-group', { n: most }) : null;
}
