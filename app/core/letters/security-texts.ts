import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const moment = place(places.when, '21 November 2026, 11:42');
const browser = place(places.browser, 'Chrome on Android');

const ifNotYou =
  'If this was you, you need not do anything. If it was not: choose a new password with the button. Everybody who is signed in to your account is then signed out.';

/**
 * Letters about the security of an account: they report an action, so that the account's owner
 * notices it.
 */
export const securityTexts = {
  'new-browser': letter({
    places: { moment, browser },
    text: {
      subject: 'A sign-in from a new browser',
      preview: '{browser}, {moment}',
      hindi: '',
      body: 'Somebody signed in to your account on the temple website with a browser that was not used for it before: {browser}, on {moment}.',
      button: 'It was not me: choose a new password',
      notes: ifNotYou,
    },
  }),
  'password-changed': letter({
    places: { moment, browser },
    text: {
      subject: 'Your password was changed',
      preview: 'On {moment}.',
      hindi: '',
      body: 'Your account on the temple website has a new password since {moment}. It was chosen with a link from our letter, in {browser}. Everybody who was signed in to your account was signed out.',
      button: 'It was not me: choose a new password',
      notes: ifNotYou,
    },
  }),
  'mobile-changed': letter({
    places: { moment, browser },
    text: {
      subject: 'The mobile number of your sign-in was changed',
      preview: 'On {moment}.',
      hindi: '',
      body: 'On {moment} the mobile number that signs in to your account on the temple website was added, changed or removed, in {browser}.',
      button: 'It was not me: choose a new password',
      notes: `${ifNotYou}\n\nThen look at the number in your profile, or call the temple.`,
    },
  }),
  'second-factor-changed': letter({
    places: {
      change: place(
        places.whatChanged,
        'New recovery codes were made; the old ones no longer work.',
        // Without it nobody learns what happened.
        { only: 'body', needed: true },
      ),
      moment,
    },
    text: {
      subject: 'Your second proof at sign-in was changed',
      preview: 'On {moment}.',
      hindi: '',
      body: 'On {moment} this changed in your sign-in to the temple office:\n\n{change}',
      button: 'It was not me: choose a new password',
      notes: `${ifNotYou}\n\nThen tell another owner of the office at once.`,
    },
  }),
  'security-alarm': letter({
    places: {
      count: place(places.howOften, '240'),
      what: place(places.what, 'sign-ins with a wrong password'),
    },
    text: {
      subject: 'Unusual on the website: {what}',
      preview: '{count} within an hour.',
      hindi: '',
      body: 'The website counted {count} {what} within an hour. That is far more than usual. Perhaps somebody tries to get in, perhaps something is broken.\n\nPlease show this to whoever looks after the site: the lines of its log tell the rest.',
      button: 'Look at the system',
      notes: 'Every owner gets this letter, at most once in six hours.',
    },
  }),
};
