import { openSite } from '../app/server/open-site.ts';
import { makeOwner } from '../app/server/people/make-owner.ts';

// npm run make-admin -- name@example.com
const site = await openSite();
const outcome = await makeOwner(site.services, process.argv[2] ?? '');
await site.close();
if (!outcome.ok) {
  console.error('Give an e-mail address: npm run make-admin -- name@example.com');
  process.exit(1);
}
const { email, oneTimePassword } = outcome.value;
console.log(`${email} is an owner of the temple office: ${site.services.config.publicUrl}/admin-login`);
console.log(
  oneTimePassword
    ? `Password for the first sign-in, to be changed there: ${oneTimePassword}`
    : 'They sign in with the password of their account.',
);
