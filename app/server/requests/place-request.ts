import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { referenceOf } from '#core/requests/reference.ts';
import { type RequestInput, secretParts } from '#core/requests/request.ts';
import { accept, type FormOutcome } from '#core/result.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { takeTry } from '../auth/tries.ts';
import type { Database } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import type { RequestOrigin } from './read-request-form.ts';
import { sealDetails } from './request-secrets.ts';

export type Placed = FormOutcome<{ reference: string }> | TurnRefused;

/**
 * Runs in the transaction that stores the request, before it; its result is stored. Rolled back
 * with it.
 */
type InSameTransaction = (
  trx: Transaction<Database>,
  input: RequestInput,
  id: string,
) => Promise<RequestInput>;

/**
 * Stores what a form asked, once, and writes to the staff and the visitor. The key is the content,
 * so pages that are the same for everybody need none: sent twice, reloaded or replayed, the same
 * words get the same reference until the staff are done with them. A request that the spam trap
 * suspects is stored and answered, but writes no letters.
 */
export async function placeRequest(
  services: Services,
  read: FormOutcome<RequestInput>,
  origin: RequestOrigin,
  also: InSameTransaction = async (_, input) => input,
): Promise<Placed> {
  if (!read.ok) return read;
  const input = read.value;
  const key = contentKeyOf(services, input);
  const known = await findOpen(services, key);
  if (known) return accept({ reference: known });
  const turn = await takeTurn(services, input.kind === 'contact' ? 'contact' : 'request', origin);
  if (!turn.ok) return turn;
  const letters = origin.suspected ? [] : await lettersFor(services, input);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const stored = await store(services, { input, key, suspected: origin.suspected, letters, also });
    const reference = stored ?? (await findOpen(services, key));
    if (reference) return accept({ reference });
  }
  throw new Error('no free reference found');
}

/** Two requests drawing the same reference is one in a thousand million. */
const attempts = 3;

/**
 * Everything but the secret parts is in the row in plain, so with secret parts the hash is keyed:
 * they would be found by guessing.
 */
function contentKeyOf({ sealer }: Services, { kind, sender, details }: RequestInput): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, sender, details]))
    .digest('base64url');
  return secretParts[kind] ? sealer.keyedHash('requests.content_key', hash) : hash;
}

/** The reference of the same request, while the staff are not done with it. */
export function findOpenRequest(services: Services, input: RequestInput): Promise<string | null> {
  return findOpen(services, contentKeyOf(services, input));
}

async function findOpen({ db }: Services, key: string): Promise<string | null> {
  const open = await db
    .selectFrom('requests')
    .select('reference')
    .where('content_key', '=', key)
    .where('state', 'in', ['new', 'in-hand'])
    .executeTakeFirst();
  return open?.reference ?? null;
}

type LetterTo = { kind: 'request-stored' | 'request-for-office'; to: string };

/** One to the staff, and one to the visitor unless that address has had many within the hour. */
async function lettersFor(services: Services, { sender }: RequestInput): Promise<LetterTo[]> {
  const { contact } = await getTempleSettings(services);
  const admin: LetterTo = { kind: 'request-for-office', to: contact.email };
  if (!sender.email || !(await takeTry(services, 'request:email', sender.email.toLowerCase())))
    return [admin];
  return [admin, { kind: 'request-stored', to: sender.email }];
}

type NewRequest = {
  input: RequestInput;
  key: string;
  suspected: boolean;
  letters: LetterTo[];
  also: InSameTransaction;
};

class Taken extends Error {}

/**
 * The new reference; null when the same request or the same reference came first, and then nothing
 * is changed.
 */
async function store(services: Services, request: NewRequest): Promise<string | null> {
  const reference = referenceOf(randomBytes(6));
  try {
    await services.db.transaction().execute((trx) => insert(services, trx, request, reference));
  } catch (error) {
    if (error instanceof Taken) return null;
    throw error;
  }
  services.wakeups.wake('send-letters');
  return reference;
}

async function insert(
  { ids, clock, sealer }: Services,
  trx: Transaction<Database>,
  request: NewRequest,
  reference: string,
): Promise<void> {
  const id = ids('req');
  const now = clock();
  const input = await request.also(trx, request.input, id);
  const added = await trx
    .insertInto('requests')
    .values({
      id,
      reference,
      kind: input.kind,
      suspected: request.suspected,
      sender_name: input.sender.name,
      sender_email: input.sender.email,
      sender_phone: input.sender.phone,
      subject: input.subject,
      ...sealDetails(sealer, id, input),
      content_key: request.key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) throw new Taken();
  for (const { kind, to } of request.letters) {
    await queueLetter(trx, ids, { to, causeKey: `${kind}:${id}`, letter: { kind, requestId: id } });
  }
}
