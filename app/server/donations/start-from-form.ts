import type { ProofAsked } from '#core/people/proof.ts';
import { proofField } from '#core/people/proof.ts';
import type { Viewer } from '#core/people/viewer.ts';
import type { Problem } from '#core/result.ts';
import { proofCookie } from '../auth/purchase-proof.ts';
import { type Sender, senderOf, takeTurn } from '../auth/take-turn.ts';
import { viewerOf } from '../auth/viewer.ts';
import type { Services } from '../services.ts';
import { textOf } from '../web-request/form-text.ts';
import type { Started } from '../write/intent.ts';

export type StartedFromForm =
  /** `headers` carry the cookie that proves to the pay page who began the donation. */
  | { ok: true; id: string; headers: Record<string, string> }
  | { ok: false; status: 422 | 429; problems: readonly Problem[]; proof?: ProofAsked };

/** An unpaid donation may be paid for a day. */
const proofDays = 1;

/**
 * What every form that begins a donation does, whichever road it stands on: it takes its turn
 * among those of its sender (limits.ts), begins the donation, and marks the browser that did.
 */
export async function startFromForm(
  services: Services,
  request: Request,
  form: FormData,
  start: (viewer: Viewer, sender: Sender) => Promise<Started>,
): Promise<StartedFromForm> {
  const sender = await senderOf(services, request, textOf(form, proofField));
  const turn = await takeTurn(services, 'gift', sender);
  if (!turn.ok) {
    if (turn.code === 'proof-needed') return { ok: false, status: 429, problems: [], proof: turn.proof };
    return { ok: false, status: 429, problems: [{ field: 'total', code: 'too-many-gifts' }] };
  }
  const started = await start(await viewerOf(services, request), sender);
  if (!started.ok) return { ok: false, status: 422, problems: started.problems };
  const { id } = started.value;
  return { ok: true, id, headers: { 'set-cookie': proofCookie(services, id, proofDays) } };
}
