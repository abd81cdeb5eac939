import type { Letter } from './letter.ts';
import type { LetterPage } from './letter-page.ts';

type AccountLetter = Extract<
  Letter,
  {
    kind:
      | 'verify-email'
      | 'account-exists'
      | 'reset-password'
      | 'change-email'
      | 'email-changed'
      | 'staff-invitation';
  }
>;

const ignore = 'If this was not you, you need not do anything. Nobody got in.';

/** The letters about signing in. They go to addresses that anybody may type, so they carry as little as possible. */
export function accountLetter(letter: AccountLetter): LetterPage {
  switch (letter.kind) {
    case 'verify-email':
      return {
        subject: 'Your code for the temple website',
        preview: 'Confirm your e-mail address.',
        title: greeting(letter.name),
        hindi: 'हरे कृष्ण! आपका स्वागत है।',
        paragraphs: [
          'Welcome. Please confirm that this e-mail address is yours: type this code on the page where you signed up, or use the button.',
        ],
        code: letter.code,
        button: { label: 'Confirm my e-mail address', href: letter.link },
        notes: [
          'Gifts that you made before with this address then appear in your donation history.',
          'Never tell the code to anybody: the temple does not ask for it. If you did not sign up, you need not do anything.',
        ],
      };
    case 'account-exists':
      return {
        subject: 'You already have an account',
        preview: 'Somebody signed up with your e-mail address.',
        title: greeting(letter.name),
        paragraphs: [
          'Somebody, perhaps you, tried to sign up on the temple website with this e-mail address. You already have an account here, so please sign in.',
        ],
        button: { label: 'Sign in', href: letter.link },
        notes: ['On the sign-in page you can also choose a new password.', ignore],
      };
    case 'reset-password':
      return {
        subject: 'Choose a new password',
        preview: 'The link works once, and not for long.',
        title: greeting(letter.name),
        paragraphs: [
          'You asked for a new password for the temple website. The button opens the page where you choose it. It works once, and not for long.',
        ],
        button: { label: 'Choose a new password', href: letter.link },
        notes: ['If this was not you, you need not do anything. Your password stays as it is.'],
      };
    case 'change-email':
      return {
        subject: 'Your code for the new address',
        preview: 'Confirm your new e-mail address.',
        title: greeting(letter.name),
        paragraphs: [
          'You wish to use this e-mail address for your account on the temple website. Type this code on the page where you asked for it.',
        ],
        code: letter.code,
        notes: ['Never tell the code to anybody: the temple does not ask for it.', ignore],
      };
    case 'staff-invitation':
      return {
        subject: 'You are invited into the temple office',
        preview: 'The link works once, for three days.',
        title: greeting(letter.name),
        hindi: 'मंदिर की सेवा में आपका स्वागत है।',
        paragraphs: [
          'An owner of the temple office invites you to work there. The button opens the page where you accept.',
        ],
        rows: [{ label: 'Your part', value: letter.roles.join(', ') }],
        button: { label: 'Accept the invitation', href: letter.link },
        notes: ['If you do not know about this, you need not do anything: nothing happens without you.'],
      };
    case 'email-changed':
      return {
        subject: 'Your account has another e-mail address now',
        preview: 'From now on we write to the new one.',
        title: greeting(letter.name),
        paragraphs: [
          'Your account on the temple website has another e-mail address since a moment ago. It was changed with your password and with a code that went to the new address.',
        ],
        notes: ['If this was not you, please call the temple: the numbers stand on the contact page.'],
      };
  }
}

/**
 * 'Hare Krishna, Mira'. A name that a mail reader would turn into a link is left out: somebody could sign up with
 * a stranger's address and an advertisement for a name.
 */
export function greeting(name: string | null): string {
  const usable = name && name.length <= 80 && !/[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}|[/@]/u.test(name);
  return usable ? `Hare Krishna, ${name}` : 'Hare Krishna';
}
