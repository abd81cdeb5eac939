import { href } from 'react-router';
import type { Language } from '#core/language/languages.ts';
import { codeLife } from '#core/people/limits.ts';
import type { SignUp } from '#core/people/read-sign-up.ts';
import { accept, refuse } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { hashCode, hashLinkSecret, newCode, newLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../write/in-transaction.ts';

/** Stores the sign-up until its code comes, and writes the letter. */
export async function startSignUp(services: Services, input: SignUp, passwordHash: string): Promise<string> {
  const { clock, ids } = services;
  const now = clock();
  const id = ids('sgn');
  const secrets = makeSecrets(services, id);
  await inTransaction(services, async ({ trx, wake }) => {
    await trx
      .insertInto('sign_ups')
      .values({
        id,
        email: input.email,
        name: input.name,
        phone: input.phone,
        language: input.language,
        password_hash: passwordHash,
        created_at: now,
        ...secrets.stored,
      })
      .execute();
    await writeLetter(services, trx, { ...input, id, ...secrets });
    wake('send-letters');
    return accept(id);
  });
  return id;
}

/**
 * A new code and a new link; what was sent before no longer works. False while the last one is too
 * recent.
 */
export async function renewSecrets(services: Services, id: string): Promise<boolean> {
  const youngest = new Date(services.clock().getTime() - codeLife.resendAfterSeconds * 1000);
  const secrets = makeSecrets(services, id);
  const sent = await inTransaction(services, async ({ trx, wake }) => {
    const renewed = await trx
      .updateTable('sign_ups')
      .set(secrets.stored)
      .where('id', '=', id)
      .where('code_sent_at', '<=', youngest)
      .returning(['id', 'email', 'name', 'language'])
      .executeTakeFirst();
    if (!renewed) return refuse('too-recent');
    await writeLetter(services, trx, { ...renewed, ...secrets });
    wake('send-letters');
    return accept(null);
  });
  return sent.ok;
}

type Secrets = ReturnType<typeof makeSecrets>;

function makeSecrets({ config, clock }: Services, id: string) {
  const now = clock();
  const code = newCode();
  const linkSecret = newLinkSecret();
  return {
    code,
    linkSecret,
    stored: {
      code_hash: hashCode(config.sessionSecret, id, code),
      link_hash: hashLinkSecret(linkSecret),
      code_expires_at: new Date(now.getTime() + codeLife.minutes * 60_000),
      tries_left: codeLife.tries,
      code_sent_at: now,
    },
  };
}

async function writeLetter(
  { config, ids }: Services,
  trx: Transaction,
  to: { id: string; email: string; name: string; language: Language } & Secrets,
): Promise<void> {
  const owner = await trx
    .selectFrom('people')
    .select('name')
    .where('email', '=', to.email)
    .executeTakeFirst();
  // A letter for each code, so the cause names the code's own link; the owner of an account gets
  // one only.
  await queueLetter(
    trx,
    ids,
    owner
      ? {
          to: to.email,
          causeKey: `account-exists:${to.id}`,
          letter: { kind: 'account-exists', name: owner.name, link: `${config.publicUrl}${href('/signin')}` },
        }
      : {
          to: to.email,
          reader: { language: to.language },
          causeKey: `verify-email:${to.stored.link_hash}`,
          letter: {
            kind: 'verify-email',
            name: to.name,
            code: to.code,
            link: `${config.publicUrl}${href('/signup')}?link=${to.linkSecret}`,
          },
        },
  );
}
