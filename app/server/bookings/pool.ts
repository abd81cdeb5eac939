import type { Move, Unit } from '#core/bookings/hold.ts';
import type { PoolName } from '#core/bookings/pool-name.ts';
import type { Transaction } from '../db/schema.ts';

/**
 * Where the units of one kind are counted. Each kind has its own table with a row a unit and a
 * check constraint on it; the three verbs of this folder know no other difference between stock, a
 * room and a seat.
 */
export type Pool = {
  name: PoolName;
  /**
   * Locks the rows of these units in the order of their ids, until the transaction ends. Unknown
   * ones are left out.
   */
  lock: (trx: Transaction, unitIds: readonly string[]) => Promise<Unit[]>;
  /** Applies each move to the locked rows. */
  move: (
    trx: Transaction,
    moves: readonly Pick<Move, 'unitId' | 'onHand' | 'held'>[],
    why: { holder: string; at: Date },
  ) => Promise<void>;
};

/**
 * Whose hold, in which pool, at which moment. The caller has locked or just inserted the holder's
 * own row.
 */
export type Holding = { pool: Pool; holder: string; now: Date };
