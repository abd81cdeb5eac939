import { letter, place } from './letter-model.ts';

const what = place('what shall change', 'bank account');
const who = (says: string) => place(says, 'Radhika Devi', { only: 'body', needed: true });

const ifNobodyMeantIt =
  'Every owner gets this letter. If nobody among you meant this change: decline it, and sign that person out everywhere (Staff).';

/** Letters to all owners about what one owner alone may not change. */
export const changeTexts = {
  'change-asked': letter({
    title: 'A change waits for a second owner',
    when: 'To every owner, when one of them wishes to change where gifts by transfer go, to give roles, or to invite somebody into a role with money.',
    places: {
      what,
      who: who('who asks for it'),
      moment: place('until when it waits', '28 November 2026, 11:42'),
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
    title: 'A change will be done',
    when: 'To the only owner, when there is no second one who could approve: once when it is asked for, once more half a day before it is done.',
    places: {
      what,
      who: who('who asked for it'),
      moment: place('when it is done', '23 November 2026, 11:42'),
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
    title: 'A change is decided',
    when: 'To every owner, when a change was approved, declined, taken back or done, or when its time is over.',
    places: {
      what,
      who: who('who decided, or who asked'),
      outcome: place('what became of it', 'approved and done'),
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
