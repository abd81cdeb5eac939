import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { languageNames } from '../app/core/language/languages.ts';

// One build of the pages and their scripts a language, in build/en, build/hi; part of `npm run build`.
rmSync('build', { recursive: true, force: true });
for (const language of languageNames) {
  const { status } = spawnSync('react-router build', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, LANGUAGE_TO_BUILD: language },
  });
  if (status !== 0) process.exit(status ?? 1);
}
