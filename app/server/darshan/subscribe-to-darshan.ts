import { type DailyLetterFields, dailyLetterConsent, readDailyLetter } from '#core/darshan/daily-letter.ts';
import { accept, type FormOutcome, invalid } from '#core/result.ts';
import { type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import { areStopped } from '../mail/stop-letters.ts';
import type { RequestOrigin } from '../requests/read-request-form.ts';
import type { Services } from '../services.ts';

/**
 * 'Send me this daily': stores an address for the letter with the day's darshan. A repeat is one
 * subscription. An address that stopped these letters is refused: a stranger may not subscribe it
 * again. Suspected spam gets the same answer and is not stored.
 */
export async function subscribeToDarshan(
  services: Services,
  typed: DailyLetterFields,
  origin: RequestOrigin,
): Promise<FormOutcome<null> | TurnRefused> {
  const read = readDailyLetter(typed);
  if (!read.ok) return read;
  const { email } = read.value;
  const turn = await takeTurn(services, 'daily-letter', origin);
  if (!turn.ok) return turn;
  if (await areStopped(services, { sort: 'daily-darshan', email })) {
    return invalid([{ field: 'email', code: 'letters-stopped' }]);
  }
  if (origin.suspected) return accept(null);
  await services.db
    .insertInto('darshan_subscribers')
    .values({ email, consent: dailyLetterConsent, consented_at: services.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return accept(null);
}
