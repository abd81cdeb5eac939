import type {
  GateRefusal,
  MeetAnswer,
  MeetRequest,
  PairAnswer,
  PairRefusal,
} from '#core/passes/gate/gate-wire.ts';

/** `no-line`: nobody answered, or nobody that understood us. */
export type Asked<Answer, Refusal> = { ok: true; answer: Answer } | { ok: false; error: Refusal | 'no-line' };

/** On a bad line an answer that takes longer is as good as none. */
const patienceMs = 20_000;

export function askToPair(code: string): Promise<Asked<PairAnswer, PairRefusal>> {
  return ask('/api/v1/gate/pair', { code });
}

export function askToMeet(secret: string, body: MeetRequest): Promise<Asked<MeetAnswer, GateRefusal>> {
  return ask('/api/v1/gate/meet', body, { authorization: `Bearer ${secret}` });
}

async function ask<Answer, Refusal extends string>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Asked<Answer, Refusal>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
    const said = await response.json();
    if (response.ok) return { ok: true, answer: said };
    // What stands between us and the site (a hotel's sign-in page) says no error of ours.
    return { ok: false, error: typeof said?.error === 'string' ? said.error : 'no-line' };
  } catch {
    return { ok: false, error: 'no-line' };
  }
}
