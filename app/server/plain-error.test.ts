import { afterEach, expect, it, vi } from 'vitest';
import { PlainError, runCommand } from './plain-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  ['the words alone of a refusal', new PlainError('The port is taken.'), 'The port is taken.'],
  ['all of any other fault', new TypeError('broken'), new TypeError('broken')],
])('a command prints %s, and fails', async (_, fault, printed) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(async () => {
    throw fault;
  });
  expect(error.mock.calls).toEqual([[printed]]);
  expect(process.exitCode).toBe(1);
});
