import { readMobile } from '#core/people/read-mobile.ts';
import { type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { type Sender, type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import type { Counted } from '../auth/tries.ts';
import type { Services } from '../services.ts';
import { offersMobile } from './offers-mobile.ts';
import { type TextRefusal, textCode } from './text-code.ts';

type Asker = {
  sender: Sender;
  /** The mark of this browser where it is known for the person (auth/known-browser.ts). */
  markOf: (personId: string) => string | null;
};

/**
 * Sends a code to sign in with, to whatever number is typed: an unknown one makes an account once
 * the code comes back. The secret belongs into a cookie of this browser.
 */
export async function requestSignInCode(
  services: Services,
  typed: string,
  { sender, markOf }: Asker,
): Promise<FormOutcome<{ secret: string }> | Refusal<TextRefusal | 'mobile-not-offered'> | TurnRefused> {
  if (!(await offersMobile(services))) return refuse('mobile-not-offered');
  const mobile = readMobile(typed);
  if (!mobile.ok) return invalidField('mobile', mobile.code);
  const turn = await takeTurn(services, 'mobile-code', sender);
  if (!turn.ok) return turn;
  const own = await limitsOf(services, mobile.value, markOf);
  return textCode(services, { mobile: mobile.value, personId: null, own, address: sender.address });
}

/**
 * In a browser where the owner of the number signed in before, that browser's own limit: a stranger
 * who asks for codes in their place takes none of it.
 */
async function limitsOf(services: Services, mobile: string, markOf: Asker['markOf']): Promise<Counted[]> {
  const owner = await services.db
    .selectFrom('people')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  const mark = markOf(owner?.id ?? '');
  return owner && mark
    ? [['mobile-code:browser', `${owner.id}:${mark}`]]
    : [
        ['mobile-code:number', mobile],
        ['mobile-code:number-day', mobile],
      ];
}
