import { expect, it } from 'vitest';
import { messagesIn, messageText } from './message-text.ts';
import { namesMeant } from './text-to-confirm.ts';

it('reads a catalogue by the paths of its messages', () => {
  const give = (amount: string) => `Give ${amount}`;
  expect(messagesIn({ title: 'Gifts', refusals: { late: 'Too late' }, give })).toEqual([
    ['title', 'Gifts'],
    ['refusals.late', 'Too late'],
    ['give', give],
  ]);
});

it.each([
  ['A text', 'A text'],
  [(amount: string, to: string) => `Give ${amount} to ${to}`, 'Give [amount] to [to]'],
  [(count: number) => (count === 1 ? '1 gift' : `${count} gifts`), '[count] gifts\n1 gift'],
  [({ name, day }: { name: string; day: string }) => `${name} on ${day}`, '[name] on [day]'],
])('shows %s', (message, text) => expect(messageText(message)).toBe(text));

it('means a text, a table of texts, or all that begin alike', () => {
  const names = ['consent', 'consentNote', 'refusals.late', 'refusals.early', 'mrpN'];
  expect(namesMeant(['consent'], names)).toEqual(['consent']);
  expect(namesMeant(['refusals', 'mrp*'], names)).toEqual(['refusals.late', 'refusals.early', 'mrpN']);
});
