import { expect, it } from 'vitest';
import { PlainError } from '../plain-error.ts';
import { loadOffered } from './app-loader.ts';

it('stops the start where a language is offered that cannot be loaded, and names it', async () => {
  const loaded: string[] = [];
  const load = async (language: string) => {
    if (language === 'hi') throw new Error('Cannot find module index.js');
    loaded.push(language);
  };
  await loadOffered(['en'], load);
  expect(loaded).toEqual(['en']);
  const refused = loadOffered(['en', 'hi'], load);
  await expect(refused).rejects.toThrow(PlainError);
  await expect(refused).rejects.toThrow(/हिन्दी.*build\/hi.*Cannot find module.*npm run build/);
});
