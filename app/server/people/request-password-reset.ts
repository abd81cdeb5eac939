import { setTimeout as sleep } from 'node:timers/promises';
import { href } from 'react-router';
import { resetLinkMinutes } from '#core/people/limits.ts';
import { readIdentifier } from '#core/people/read-identifier.ts';
import { type Sender, type Turn, takeTurn } from '../auth/take-turn.ts';
import { takeTry } from '../auth/tries.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashLinkSecret, newLinkSecret } from '../sealing/secrets.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';

/**
 * Longer than writing the letter takes, so that the response time doesn't reveal whether one was
 * written.
 */
const answerAfter = 250;

/** Sends a link to a known address. The answer is the same for an unknown one. */
export async function requestPasswordReset(services: Services, typed: string, sender: Sender): Promise<Turn> {
  const turn = await takeTurn(services, 'reset', sender);
  if (!turn.ok) return turn;
  await Promise.all([sendLink(services, typed, sender.address), sleep(answerAfter)]);
  return turn;
}

async function sendLink(services: Services, typed: string, address: string): Promise<void> {
  const identifier = readIdentifier(typed);
  if (identifier.kind !== 'email') return;
  if (!(await takeTry(services, 'reset:email', identifier.value))) return;
  const person = await services.db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('email', '=', identifier.value)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
  const about = { personId: person?.id, email: identifier.value, address };
  noteSecurityEvent(services, 'password.reset-asked', about);
  if (!person) return;
  const secret = await makeResetSecret(services, person.id);
  await queueLetter(services.db, services.ids, {
    to: person.email,
    causeKey: `reset-password:${hashLinkSecret(secret)}`,
    letter: {
      kind: 'reset-password',
      name: person.name,
      link: `${services.config.publicUrl}${href('/reset-password')}?token=${secret}`,
    },
  });
  services.wakeups.wake('send-letters');
}

/** The secret of a link that resets this person's password once, within 30 minutes. */
export async function makeResetSecret({ db, clock }: Services, personId: string): Promise<string> {
  const secret = newLinkSecret();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashLinkSecret(secret),
      person_id: personId,
      expires_at: new Date(clock().getTime() + resetLinkMinutes * 60_000),
    })
    .execute();
  return secret;
}
