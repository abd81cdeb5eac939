import { phoneOrderUntil, placePhoneOrder, type TypedPhoneOrder } from '#core/orders/phone-order.ts';
import { invalidField } from '#core/result.ts';
import { preparePayment } from '#server/purchases/prepare-payment.ts';
import { startOnce } from '#server/purchases/start-once.ts';
import { hashInput, type Intent, type Started } from '#server/write/intent.ts';
import { inStaffTransaction, staffVerb } from '#server/write/staff-write.ts';
import { holdAndSave } from '../checkout/hold-and-save.ts';
import { shopIsOpen } from '../checkout/shop-is-open.ts';
import { loadPhoneOrderRules } from './phone-order-queries.ts';

/**
 * Writes down an order while the buyer is on the telephone: its goods are held until the link to
 * pay it runs out. The same form twice is one order (rule R3). Prices, taxes and delivery are those
 * of every order; nothing is sent by itself.
 */
export const createPhoneOrder = staffVerb({
  permission: 'orders.write',
  run: async ({ services, staff }, typed: TypedPhoneOrder): Promise<Started> => {
    const { intentKey, shownTotal: _, ...body } = typed;
    const intent: Intent = { table: 'orders', key: intentKey, hash: hashInput(body) };
    const started = await startOnce(services.db, intent, {
      load: () => loadPhoneOrderRules(services, typed.rows),
      place: async (rules) =>
        (await shopIsOpen(services)) ? placePhoneOrder(typed, rules) : invalidField('total', 'shop-not-open'),
      save: ({ placed, language }) =>
        inStaffTransaction(services, staff, async (write) => {
          const order = {
            ...{ id: services.ids('ord'), intent, placed, language },
            ...{ personId: null, membershipId: null, origin: null, isWritten: false },
            payUntil: phoneOrderUntil(services.clock()),
          };
          const saved = await holdAndSave(write, order);
          if (!saved.ok) return saved;
          const { id: subject } = saved.value;
          await write.audit({
            ...{ action: 'order.taken-by-phone', subject },
            details: { paise: placed.total },
          });
          return saved;
        }),
    });
    // Without the gateway's order the buyer's page has a button that tries again.
    if (started.ok) await preparePayment(services, { kind: 'order', id: started.value.id }, { known: false });
    return started;
  },
});
