import { href, redirect } from 'react-router';
import type { BaseServices } from '../base-services.ts';

/**
 * In the transaction that opens something for a password: the password is still the one that was
 * typed (`setAt`), and stays it until the transaction ends. Throws a redirect to the sign-in where
 * it was changed meanwhile, since a new password ends what the old one opens.
 */
export async function holdPassword(trx: BaseServices['db'], personId: string, setAt: Date): Promise<void> {
  const same = await trx
    .selectFrom('passwords')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('changed_at', '=', setAt)
    .forShare()
    .executeTakeFirst();
  if (!same) throw redirect(href('/signin'));
}
