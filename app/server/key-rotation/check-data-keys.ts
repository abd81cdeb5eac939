import type { Db } from '../db/schema.ts';
import { PlainError } from '../plain-error.ts';
import { type Sealer, SealFault } from '../sealing/sealer.ts';
import type { Services } from '../services.ts';
import { countUnder, resealColumn } from './reseal.ts';

const place = 'data_keys.proof';
const word = 'opened';

/**
 * Before anything is sealed or opened: every key under which something is stored is here and is the
 * same. Throws PlainError where one is missing (unless nothing is stored under it any more) or is
 * another under the same id; nothing is changed then. A new index key rebuilds the index, before
 * anybody queries by it.
 */
export async function checkDataKeys(services: Pick<Services, 'db' | 'sealer' | 'log'>): Promise<void> {
  const { db, sealer } = services;
  const known = await db.selectFrom('data_keys').selectAll().execute();
  for (const { kind, id, proof } of known) {
    if (kind === 'seal') await checkKey(db, sealer, id, proof);
  }
  await noteFirstKey(services);
  const indexKeys = known.filter(({ kind }) => kind === 'index');
  if (indexKeys.length === 1 && indexKeys[0]?.id === sealer.indexMark) return;
  if (indexKeys.length > 0) await resealColumn(services, 'donations.donor_pan_sealed');
  await db.transaction().execute(async (trx) => {
    const { indexMark } = sealer;
    await trx.deleteFrom('data_keys').where('kind', '=', 'index').where('id', '<>', indexMark).execute();
    // Another process may have started a moment before.
    await trx
      .insertInto('data_keys')
      .values({ kind: 'index', id: indexMark, proof: indexMark })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Records that the first key is in use, so that a start without it is refused. */
export async function noteFirstKey({ db, sealer }: Pick<Services, 'db' | 'sealer'>): Promise<void> {
  const { firstKey } = sealer;
  await db
    .insertInto('data_keys')
    .values({ kind: 'seal', id: firstKey, proof: sealer.seal(place, firstKey, word) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function checkKey(db: Db, sealer: Sealer, id: string, proof: string): Promise<void> {
  if (sealer.keys.includes(id)) {
    if (!opens(sealer, id, proof))
      throw new PlainError(
        `DATA_KEYS has another key under the id '${id}' than the one that sealed this database.`,
      );
    return;
  }
  const left = await countUnder(db, [id]);
  if (left > 0)
    throw new PlainError(
      `DATA_KEYS has no key '${id}', under which ${left} values of this database are sealed. Put it back, behind the one that is to seal.`,
    );
  await db.deleteFrom('data_keys').where('kind', '=', 'seal').where('id', '=', id).execute();
}

function opens(sealer: Sealer, id: string, proof: string): boolean {
  try {
    return sealer.open(place, id, proof).toString() === word;
  } catch (error) {
    if (error instanceof SealFault) return false;
    throw error;
  }
}
