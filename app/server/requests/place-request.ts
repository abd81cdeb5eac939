import { createHash } from 'node:crypto';
import { type RequestInput, secretParts } from '#core/requests/request.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { takeTry } from '../auth/tries.ts';
import { againAfterLoss } from '../db/patience.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { inTransaction, type Write } from '../write/in-transaction.ts';
import { insertRequest } from './insert-request.ts';
import type { RequestOrigin } from './read-request-form.ts';

export type Placed = FormOutcome<{ reference: string }> | TurnRefused;

/**
 * Runs in the transaction that stores the request, before it; its result is stored. Rolled back
 * with it.
 */
type InSameTransaction = (
  write: Write,
  input: RequestInput,
  id: string,
) => Promise<FormOutcome<RequestInput>>;

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
  also: InSameTransaction = async (_, input) => accept(input),
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
    const stored = await againAfterLoss(() =>
      inTransaction(services, (write) =>
        store(write, { input, key, suspected: origin.suspected, letters, also }),
      ),
    );
    if (stored.ok) return stored;
    // The same form, sent twice at once: the first may have taken the last seat too.
    const first = await findOpen(services, key);
    if (first) return accept({ reference: first });
    if (stored.code === 'invalid') return stored;
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

/** 'taken' when the same request or the same reference came first. */
async function store(
  write: Write,
  request: NewRequest,
): Promise<FormOutcome<{ reference: string }> | Refusal<'taken'>> {
  const { trx, wake } = write;
  const { ids } = write.services;
  const id = ids('req');
  const read = await request.also(write, request.input, id);
  if (!read.ok) return read;
  const { key, suspected } = request;
  const reference = await insertRequest(trx, write.services, { id, input: read.value, key, suspected });
  if (reference === null) return refuse('taken');
  for (const { kind, to } of request.letters) {
    await queueLetter(trx, ids, { to, causeKey: `${kind}:${id}`, letter: { kind, requestId: id } });
  }
  wake('send-letters');
  return accept({ reference });
}
