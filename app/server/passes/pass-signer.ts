import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { type PassFacts, packPass, writeToken } from '#core/passes/pass-bytes.ts';
import { type PublicPassKey, passMark } from '#core/passes/pass-keys.ts';
import type { Db, Transaction } from '../db/schema.ts';
import type { SealedColumn } from '../sealing/sealed-columns.ts';
import type { Services } from '../services.ts';

const column = 'pass_keys.private_sealed' satisfies SealedColumn;

/** Signs what a pass says; the text is that of its QR code. */
export type PassSigner = (facts: Omit<PassFacts, 'keyId'>) => string;

/**
 * The signer with the key of this site, which is made when the first pass is. Its private half is
 * stored sealed: a new data key reseals it, and passes that are out stay true.
 */
export async function openPassSigner(
  trx: Transaction,
  { sealer, clock }: Pick<Services, 'sealer' | 'clock'>,
): Promise<PassSigner> {
  const { id, private_sealed: sealed } = (await lockSigningKey(trx)) ?? (await makeKey(trx, sealer, clock()));
  const key = createPrivateKey({ key: sealer.open(column, id, sealed), format: 'der', type: 'pkcs8' });
  return (facts) => {
    const packed = packPass({ ...facts, keyId: id });
    return writeToken(packed, sign(null, packed, key));
  };
}

/** What gates trust: every key that signed and was not withdrawn. */
export async function listPassKeys(db: Db): Promise<PublicPassKey[]> {
  const rows = await db
    .selectFrom('pass_keys')
    .select(['id', 'public_x as x'])
    .where('withdrawn_at', 'is', null)
    .orderBy('made_at')
    .execute();
  return rows;
}

/**
 * Nobody makes another key sign until this transaction ends: else that one could be withdrawn
 * before these passes are seen, and they would never be signed anew.
 */
function lockSigningKey(trx: Transaction) {
  return trx
    .selectFrom('pass_keys')
    .select(['id', 'private_sealed'])
    .where('signing', 'is', true)
    .forShare()
    .executeTakeFirst();
}

/**
 * Of two who make the first key at once, the second waits for the first and takes its key; so does
 * who waited for another key.
 */
async function makeKey(trx: Transaction, sealer: Services['sealer'], now: Date) {
  await insertKey(trx, sealer, now);
  const key = await lockSigningKey(trx);
  if (!key) throw new Error('no key signs passes');
  return key;
}

/** Stores a new key that signs, unless another does already; null then, else its mark. */
export async function insertKey(
  trx: Transaction,
  sealer: Services['sealer'],
  now: Date,
): Promise<string | null> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  const id = await passMark(x);
  const sealed = sealer.seal(column, id, privateKey.export({ format: 'der', type: 'pkcs8' }));
  const stored = await trx
    .insertInto('pass_keys')
    .values({ id, public_x: x, private_sealed: sealed, signing: true, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n ? id : null;
}
