import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const nobodyGotIn = 'If this was not you, you need not do anything. Nobody got in.';

/**
 * Letters about signing in. They go to addresses that anybody may type, so they have as little as
 * possible.
 */
export const accountTexts = {
  'verify-email': letter({
    places: {},
    text: {
      subject: 'Your code for the temple website',
      preview: 'Confirm your e-mail address.',
      hindi: 'हरे कृष्ण! आपका स्वागत है।',
      body: 'Welcome. Please confirm that this e-mail address is yours: type this code on the page where you signed up, or use the button.',
      button: 'Confirm my e-mail address',
      notes:
        'Gifts that you made before with this address then appear in your donation history.\n\nNever tell the code to anybody: the temple does not ask for it. If you did not sign up, you need not do anything.',
    },
  }),
  'account-exists': letter({
    places: {},
    text: {
      subject: 'You already have an account',
      preview: 'Somebody signed up with your e-mail address.',
      hindi: '',
      body: 'Somebody, perhaps you, tried to sign up on the temple website with this e-mail address. You already have an account here, so please sign in.',
      button: 'Sign in',
      notes: `On the sign-in page you can also choose a new password.\n\n${nobodyGotIn}`,
    },
  }),
  'reset-password': letter({
    places: {},
    text: {
      subject: 'Choose a new password',
      preview: 'The link works once, and not for long.',
      hindi: '',
      body: 'You asked for a new password for the temple website. The button opens the page where you choose it. It works once, and not for long.',
      button: 'Choose a new password',
      notes: 'If this was not you, you need not do anything. Your password stays as it is.',
    },
  }),
  'change-email': letter({
    places: {},
    text: {
      subject: 'Your code for the new address',
      preview: 'Confirm your new e-mail address.',
      hindi: '',
      body: 'You wish to use this e-mail address for your account on the temple website. Type this code on the page where you asked for it.',
      button: '',
      notes: `Never tell the code to anybody: the temple does not ask for it.\n\n${nobodyGotIn}`,
    },
  }),
  'email-changed': letter({
    places: {},
    text: {
      subject: 'Your account has another e-mail address now',
      preview: 'From now on we write to the new one.',
      hindi: '',
      body: 'Your account on the temple website has another e-mail address since a moment ago. It was changed with your password and with a code that went to the new address.',
      button: '',
      notes: 'If this was not you, please call the temple: the numbers stand on the contact page.',
    },
  }),
  'gifts-account': letter({
    places: {
      what: place(places.wasChanged, 'bank account'),
      who: place(places.whoChanged, 'Radhika Devi', { only: 'body', needed: true }),
      moment: place(places.when, '21 November 2026, 11:42'),
    },
    text: {
      subject: 'The temple’s {what} was changed on the website',
      preview: 'On {moment}.',
      hindi: '',
      body: '{who} changed the {what} that the donation pages show, on {moment}. From now on gifts by transfer go where it says; if nothing is left of it, they are no longer taken that way.\n\nPlease compare it with the papers of the bank.',
      button: 'Look at the settings',
      notes:
        'Every owner gets this letter. If nobody among you meant this change: put the old details back, sign that person out everywhere (Staff), and call the bank.',
    },
  }),
  'staff-invitation': letter({
    places: { roles: place(places.roles, 'Accounts, Viewer') },
    text: {
      subject: 'You are invited into the temple office',
      preview: 'The link works once, for three days.',
      hindi: 'मंदिर की सेवा में आपका स्वागत है।',
      body: 'An owner of the temple office invites you to work there. The button opens the page where you accept.',
      button: 'Accept the invitation',
      notes: 'If you do not know about this, you need not do anything: nothing happens without you.',
    },
  }),
};
