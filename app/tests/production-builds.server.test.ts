import { expect, it } from 'vitest';

it.each(['react-router', 'react-router/dom'])('tests render with the production build of %s', (name) => {
  expect(import.meta.resolve(name)).toContain('/production/');
  expect(process.execArgv).not.toContain('development');
});
