import { bootSite } from '#server/boot-site.ts';
import { makeOwner } from '../app/server/people/make-owner.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run make-admin -- name@example.com "Radha Devi"
//
// Makes the first owner. With the embedded database the site must be stopped meanwhile.
async function main(email: string, name: string): Promise<void> {
  const site = await bootSite();
  try {
    const outcome = await makeOwner(site.services, email, name);
    if (!outcome.ok) throw new PlainError(words[outcome.code]);
    const { oneTimePassword, ...owner } = outcome.value;
    console.log(
      `${owner.name} (${owner.email}) is an owner; sign in at ${site.services.config.publicUrl}/admin-login`,
    );
    console.log(
      oneTimePassword
        ? `Password for the first sign-in, to be changed there: ${oneTimePassword}`
        : 'They sign in with the password of their account.',
    );
  } finally {
    await site.close();
  }
}

const words = {
  'email-invalid': 'Give an e-mail address: npm run make-admin -- name@example.com "Radha Devi"',
  'name-invalid':
    'Write the name in letters, 2 to 80 of them: npm run make-admin -- name@example.com "Radha Devi"',
  'name-link': 'A name cannot be a web address: npm run make-admin -- name@example.com "Radha Devi"',
};

// A name without quotation marks comes in several words.
await runCommand(() => main(process.argv[2] ?? '', process.argv.slice(3).join(' ')));
