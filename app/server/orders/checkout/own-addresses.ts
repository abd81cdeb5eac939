import type { OrderInput } from '#core/orders/order-input.ts';
import type { Viewer } from '#core/people/viewer.ts';
import type { Services } from '#server/services.ts';

type Town = 'landmark' | 'city' | 'state' | 'pin';
/** Under the names of the checkout's fields. */
export type OwnAddress = { id: string } & Pick<
  OrderInput,
  'fullName' | 'phone' | 'addressLine1' | 'addressLine2' | Town
>;

const maxAddresses = 5;

/** The addresses of somebody's earlier orders, the last one first. */
export async function listAddresses({ db }: Services, personId: string): Promise<OwnAddress[]> {
  return db
    .selectFrom('delivery_addresses')
    .select(['id', 'full_name as fullName', 'phone', 'address_line1 as addressLine1', 'city', 'state', 'pin'])
    .select(({ fn, val }) => [
      fn.coalesce('address_line2', val('')).as('addressLine2'),
      fn.coalesce('landmark', val('')).as('landmark'),
    ])
    .where('person_id', '=', personId)
    .orderBy('used_at', 'desc')
    .limit(maxAddresses)
    .execute();
}

/**
 * Stores the address of this order, if its buyer asked for it. A known one only moves to the front.
 */
export async function saveAddress(services: Services, viewer: Viewer, orderId: string): Promise<void> {
  if (viewer.kind === 'visitor') return;
  const { db, ids, clock } = services;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('person_id', '=', viewer.personId)
    .executeTakeFirst();
  if (!order?.address_line1 || !order.city || !order.pin) return;
  const place = {
    full_name: order.buyer_name,
    phone: order.buyer_phone,
    address_line2: order.address_line2,
    landmark: order.landmark,
    city: order.city,
    state: order.supply_state,
    used_at: clock(),
  };
  const { address_line1, pin } = order;
  await db
    .insertInto('delivery_addresses')
    .values({ id: ids('adr'), person_id: viewer.personId, address_line1, pin, ...place })
    .onConflict((conflict) => conflict.columns(['person_id', 'address_line1', 'pin']).doUpdateSet(place))
    .execute();
}
