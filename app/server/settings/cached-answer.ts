import type { Language } from '#core/language/languages.ts';
import { language as siteLanguage } from '#messages/language.ts';
import type { Services } from '../services.ts';

/**
 * An answer that many pages need: read once, it serves this process until `until`, or until public
 * content changes; each language has its own. A failed read is not cached.
 */
export function cachedAnswer<Answer>(
  { answerCache: cache, clock }: Pick<Services, 'answerCache' | 'clock'>,
  name: string,
  until: (now: number) => number,
  read: () => Promise<Answer>,
  language: Language = siteLanguage,
): Promise<Answer> {
  const now = clock().getTime();
  const key = `${language} ${name}`;
  const last = cache.get(key);
  if (last && now < last.until) return last.answer as Promise<Answer>;
  const answer = read();
  const entry = { answer, until: until(now) };
  cache.set(key, entry);
  answer.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return answer;
}
