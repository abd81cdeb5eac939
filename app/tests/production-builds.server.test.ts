import { generatePath } from 'react-router';
import { expect, it } from 'vitest';

it('tests run the production build of the router', () => {
  let thrown = new Error('nothing was thrown');
  try {
    generatePath('/:id');
  } catch (error) {
    thrown = error as Error;
  }
  // Where the code lies that was loaded: what a name resolves to may be another one.
  expect(thrown.stack).toContain('react-router/dist/production/');
});
