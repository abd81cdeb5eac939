import { sql } from 'kysely';
import type { Pool } from './pool.ts';

/** Passes of the products of events: a unit is a product. */
export const eventProductPool = countedIn('event_products', 'event-product');

/** People in the slots of events: a unit is a slot. */
export const eventSlotPool = countedIn('event_slots', 'event-slot');

/** A pool whose table counts by itself: what is taken is no more than a lower `on_hand`. */
function countedIn(table: 'event_products' | 'event_slots', name: Pool['name']): Pool {
  return {
    name,
    // Not `for update`: who stores passes shares the key of their product and slot, by its foreign
    // keys, and two who then lock them would wait for each other.
    lock: async (trx, unitIds) => {
      const { rows } = await sql<{ id: string; onHand: number; held: number }>`
        select id, on_hand as "onHand", held from ${sql.table(table)}
        where id = any(${[...unitIds]}) order by id for no key update`.execute(trx);
      return rows;
    },
    move: async (trx, moves) => {
      const records = moves.map(({ unitId, onHand, held }) => ({ unit_id: unitId, on_hand: onHand, held }));
      await sql`update ${sql.table(table)} as unit
        set held = unit.held + move.held, on_hand = unit.on_hand + move.on_hand
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
          as move(unit_id text, on_hand int, held int)
        where unit.id = move.unit_id`.execute(trx);
    },
  };
}
