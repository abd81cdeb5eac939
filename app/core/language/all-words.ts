import { type Language, languageNames } from './languages.ts';
import type { OutsideWords } from './outside-words.ts';

// By their files, not '#messages/…': letters, the feed and the API have the language of their
// reader, not that of a build. For the server alone.

type Folder = { outside: OutsideWords };

const path = (language: string) => `../../messages/${language}/outside.ts`;
// A bundler looks for the folders when it builds; Node, which knows no import.meta.glob, reads
// those of the list.
const folders: Record<string, Folder | undefined> = import.meta.env
  ? import.meta.glob<Folder>('../../messages/*/outside.ts', { eager: true })
  : fromFiles();

/** The words of a language, whatever the language of the build. */
export function wordsOf(language: Language): OutsideWords {
  const folder = folders[path(language)];
  if (!folder) throw new Error(`app/messages/${language} has no outside.ts`);
  return folder.outside;
}

function fromFiles(): Record<string, Folder> {
  const read = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  return Object.fromEntries(languageNames.map((name) => [path(name), read(path(name))]));
}
