import { places } from '#messages/admin/letter-names.ts';
import { letter, place } from './letter-model.ts';

const what = place(places.shallChange, 'bank account');
const who = (says: string) => place(says, 'Radhika Devi', { only: 'body', needed: true });

const ifNobodyMeantIt =
  'Every owner gets this letter. If nobody among you meant this change: decline it, and sign that person out everywhere (Staff).';

/** Letters to all owners about what one owner alone may not change. */
export const changeTexts = {
  'change-asked': letter({
    places: {
      what,
      who: who(places.whoAsks),
      moment: place(places.waitsUntil, '28 November 2026, 11:42'),
    },
    text: {
      subject: 'To be approved by a second owner: {what}',
      preview: 'It waits until {moment}.',
      hindi: '',
      body: '{who} wishes to change this: {what}. Nothing has changed yet. Another owner approves or declines it until {moment}; after that it is over.\n\nPlease ask {who} by telephone before you approve, and compare account numbers with the papers of the bank.',
      button: 'Look at the change',
      notes: ifNobodyMeantIt,
    },
  }),
  'change-alone': letter({
    places: {
      what,
      who: who(places.whoAsked),
      moment: place(places.whenDone, '23 November 2026, 11:42'),
    },
    text: {
      subject: 'Will be changed: {what}',
      preview: 'On {moment}.',
      hindi: '',
      body: '{who} wishes to change this: {what}. There is no second owner who could approve it, so it is done on {moment}, unless you take it back until then.',
      button: 'Look at the change',
      notes:
        'If you did not ask for it: take it back with the button, sign out everywhere (My sign-in), and choose a new password. With a second owner in the office nothing is done that only one has asked for.',
    },
  }),
  'change-decided': letter({
    places: {
      what,
      who: who(places.whoDecided),
      outcome: place(places.outcome, 'approved and done'),
    },
    text: {
      subject: '{what}: {outcome}',
      preview: '{outcome}',
      hindi: '',
      body: 'The change that waited ({what}) is {outcome}. Named with it: {who}.',
      button: 'Look at what waits',
      notes: 'Every owner gets this letter.',
    },
  }),
};
