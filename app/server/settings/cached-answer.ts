import type { Services } from '../services.ts';

/**
 * An answer that many pages need: read once, it serves this process until `until`, or until public
 * content changes. A failed read is not cached.
 */
export function cachedAnswer<Answer>(
  { answerCache: cache, clock }: Pick<Services, 'answerCache' | 'clock'>,
  name: string,
  until: (now: number) => number,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const now = clock().getTime();
  const last = cache.get(name);
  if (last && now < last.until) return last.answer as Promise<Answer>;
  const answer = read();
  const entry = { answer, until: until(now) };
  cache.set(name, entry);
  answer.catch(() => {
    if (cache.get(name) === entry) cache.delete(name);
  });
  return answer;
}
