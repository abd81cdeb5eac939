/**
 * Tells a shared cache in front of the site (a CDN) what it must forget. Answers within ten
 * seconds, and never throws.
 */
export type Purger = {
  /** How many tags one call takes. */
  mostTags: number;
  purge: (tags: readonly string[]) => Promise<PurgeOutcome>;
};

export type PurgeOutcome =
  | { ok: true }
  /** `reason` is for the log; the cache may say how long to wait. */
  | { ok: false; reason: string; retryAfterSeconds: number | null };

const patienceMs = 10_000;

/** Sends one call to a cache; `ask` reads what it answered. */
export async function callCache(
  request: typeof fetch,
  url: string,
  sent: { headers: Record<string, string>; body: string },
): Promise<PurgeOutcome> {
  try {
    const answer = await request(url, {
      ...{ method: 'POST', ...sent, redirect: 'error' },
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      ok: false,
      reason: `HTTP ${answer.status}`,
      retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    };
  } catch (error) {
    return { ok: false, reason: (error as Error).name, retryAfterSeconds: null };
  }
}
