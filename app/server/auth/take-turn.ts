import { type LimitedForm, limits } from '#core/people/limits.ts';
import type { ProofNeeded } from '#core/people/proof.ts';
import { provenAccount } from '#core/people/viewer.ts';
import { accept, type Refusal, refuse } from '#core/result.ts';
import type { Services } from '../services.ts';
import { addressOf } from '../web-request/form-text.ts';
import { makePuzzle, type PuzzleFor, takeSolvedPuzzle } from './puzzle.ts';
import { type Counted, takeTries, takeTry } from './tries.ts';
import { viewerOf } from './viewer.ts';

/** Who sends a form, as limits count it: by account where there is one, else by address. */
export type Sender = {
  address: string;
  /** The person who is signed in. */
  account?: string;
  /** The same person where their address is proven: limits of what is held count by this alone. */
  proven?: string;
  /** The value of the form's field for solved puzzles. */
  proof?: string;
};

export type TurnRefused = Refusal<'too-many-requests'> | ProofNeeded;
export type Turn = { ok: true; value: true } | TurnRefused;

/** The sender of a posted form with this solved puzzle. */
export async function senderOf(services: Services, request: Request, proof: string): Promise<Sender> {
  const viewer = await viewerOf(services, request);
  const account = viewer.kind === 'visitor' ? {} : { account: viewer.personId };
  const proven = provenAccount(viewer);
  return { address: addressOf(request), ...account, ...(proven && { proven }), proof };
}

/**
 * Counts one submission of a form that anybody may send (limits.ts). A sender, or everybody
 * together, who sent many is asked for a puzzle instead of being refused; a solved one allows one
 * submission. The limit of everybody never refuses: a stranger could fill it and lock all others
 * out.
 */
export async function takeTurn(services: Services, form: LimitedForm, sender: Sender): Promise<Turn> {
  const { address, account, proof = '' } = sender;
  const subject = account ? `account:${account}` : address;
  // Not bound to an address: a phone's may change between two submissions.
  const wanted = { purpose: form, subject: account ?? '' };
  if (await takeSolvedPuzzle(services, wanted, proof)) {
    const may = await takeTry(services, `${form}:proven`, subject);
    return may ? accept(true) : refuse('too-many-requests');
  }
  // A line is for crowds: everybody together is no reason for a puzzle.
  const ofAll: Counted[] = account || form === 'place' ? [] : [[`${form}:everyone`, '']];
  if (await takeTries(services, [[`${form}:sender`, subject], ...ofAll])) return accept(true);
  return askForProof(services, { ...wanted, again: proof !== '' }, limits[`${form}:sender`].minutes);
}

/**
 * The refusal that carries a puzzle. `again`: a solved one came and was not accepted; `minutes`:
 * the length of the window that is full.
 */
export async function askForProof(
  services: Services,
  { again, ...wanted }: PuzzleFor & { again: boolean },
  minutes: number,
): Promise<ProofNeeded> {
  const challenge = await makePuzzle(services, wanted);
  return { ok: false, code: 'proof-needed', proof: { challenge, again, minutes } };
}
