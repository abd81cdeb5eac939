import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** So long a page may stay open after its build was replaced, and still find its scripts. */
const days = 7;

/**
 * Scripts and styles of the builds before stay in `build/former/assets`, since pages that are open
 * still ask for them: their names have a hash of what is in them. Call it before the old build
 * goes; after the new one is made, `back` puts those beside it that it has not made itself.
 */
export function saveFormerAssets(
  build: string,
  languages: readonly string[],
  now: Date,
): { back: () => void } {
  // After a build that was broken off it still has those of the builds before.
  const waiting = path.join(path.dirname(build), 'node_modules/.cache/former-assets');
  mkdirSync(waiting, { recursive: true });
  const isYoung = (file: string) => statSync(file).mtimeMs >= now.getTime() - days * 86_400_000;
  const former = path.join(build, 'former', 'assets');
  for (const name of filesOf(former)) {
    const file = path.join(former, name);
    if (isYoung(file)) renameSync(file, path.join(waiting, name));
  }
  for (const folder of languages.map((language) => path.join(build, language, 'client', 'assets'))) {
    for (const name of filesOf(folder)) {
      renameSync(path.join(folder, name), path.join(waiting, name));
      // Its week begins now, whenever it was built.
      utimesSync(path.join(waiting, name), now, now);
    }
  }
  return {
    back: () => {
      const made = new Set(
        languages.flatMap((language) => filesOf(path.join(build, language, 'client', 'assets'))),
      );
      mkdirSync(former, { recursive: true });
      for (const name of filesOf(waiting))
        if (!made.has(name) && isYoung(path.join(waiting, name)))
          renameSync(path.join(waiting, name), path.join(former, name));
      rmSync(waiting, { recursive: true, force: true });
    },
  };
}

/** The files of a folder itself; drawings, in folders below, are named by all of them together. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
