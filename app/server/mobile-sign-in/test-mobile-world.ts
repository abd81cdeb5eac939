import { beforeAll, beforeEach } from 'vitest';
import { openFixture } from '../purchases/test-fixture.ts';
import { signInByMobile } from './sign-in-by-mobile.ts';
import { offerMobile } from './test-mobile.ts';

/**
 * For a test file: a site on which people sign in by mobile. Its clock shows the present when a test
 * begins and then stands still; nobody has tried anything yet.
 */
export function openMobileSignIn() {
  let now = new Date();
  let made = 0;
  const fixture = openFixture({ clock: () => now });
  const services = () => fixture.services;

  beforeAll(() => offerMobile(services()));
  beforeEach(async () => {
    now = new Date();
    await fixture.db.deleteFrom('tries').execute();
  });

  return {
    ...{ fixture, services },
    addMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },
    newMobile: () => `+919811${String(++made).padStart(6, '0')}`,
    newEmail: () => `person-${++made}@example.com`,
    /** Types the code into the browser that has the secret. */
    enter: (secret: string, code: string) => signInByMobile(services(), { secret, address: 'here' }, code),
  };
}
