import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-words.ts';

it.each([
  ['sign-in-by-letter', /A link by e-mail lets you in at once: press “Forgot your password\?”/],
  ['sign-in-wrong', /^The sign-in details are not correct\./],
  ['sign-in-locked', /^Too many tries\. Wait 15 minutes\.$/],
])('%s has a helpful message', (code, words) => expect(signInMessage(code)).toMatch(words));
