import { afterEach, expect, it, vi } from 'vitest';
import { describeFile } from './send-file.ts';

afterEach(() => vi.unstubAllGlobals());

const atDoor = () => Object.defineProperty(new Response('<html></html>'), 'redirected', { value: true });

it.each([
  ['signed out', atDoor, /^You are signed out/],
  ['a role that was taken', () => new Response(null, { status: 403 }), /^Your role does not allow/],
  [
    'a refusal of the site',
    () => Response.json({ message: 'Choose a file.' }, { status: 422 }),
    /^Choose a file/,
  ],
])('%s is shown as it is, at once', async (_, answer, words) => {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);
  await expect(describeFile('med_1', 'A lamp')).rejects.toThrow(words);
  expect(fetched).toHaveBeenCalledTimes(1);
});
