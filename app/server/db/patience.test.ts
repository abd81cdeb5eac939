import { expect, it } from 'vitest';
import { CommitUnknownError, DatabaseAwayError } from './lost-connection.ts';
import { againAfterLoss } from './patience.ts';

it.each([
  ['a lost connection', new Error('Connection terminated unexpectedly'), 2],
  ['a commit that may have happened', new CommitUnknownError(null), 2],
  ['a broken rule', new TypeError('no'), 1],
  ['a database for which was waited already', new DatabaseAwayError('away'), 1],
])('%s', async (_, fault, tries) => {
  let tried = 0;
  const work = async () => {
    tried += 1;
    if (tried === 1) throw fault;
  };
  const answer = againAfterLoss(work);
  await (tries === 2 ? answer : expect(answer).rejects.toBe(fault));
  expect(tried).toBe(tries);
});
