import type { Language } from './languages.ts';
import type { OutsideWords } from './outside-words.ts';

// By their files, not '#messages/…': letters, the feed and the API have the language of their
// reader, not that of a build. For the server alone.

type Folder = { outside: OutsideWords };

const path = (language: string) => `../../messages/${language}/outside.ts`;
// A bundler looks for the folders when it builds; Node, which knows no import.meta.glob, reads the
// one that is asked for.
const bundled: Record<string, Folder | undefined> | null = import.meta.env
  ? import.meta.glob<Folder>('../../messages/*/outside.ts', { eager: true })
  : null;

/** The words of a language, whatever the language of the build. */
export function wordsOf(language: Language): OutsideWords {
  const folder = bundled ? bundled[path(language)] : readFolder(language);
  if (!folder) throw new Error(`app/messages/${language} has no outside.ts`);
  return folder.outside;
}

/** Node remembers what it has read. */
function readFolder(language: Language): Folder {
  return process.getBuiltinModule('node:module').createRequire(import.meta.url)(path(language));
}
