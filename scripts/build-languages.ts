import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { languageNames } from '../app/core/language/languages.ts';
import { saveFormerAssets } from './former-assets.ts';

// One build of the pages and their scripts a language, in build/en, build/hi, side by side; part of
// `npm run build`.
const former = saveFormerAssets(path.resolve('build'), languageNames, new Date());
rmSync('build', { recursive: true, force: true });
const codes = await Promise.all(languageNames.map(build));
former.back();
process.exit(codes.some((code) => code !== 0) ? 1 : 0);

function build(language: string): Promise<number> {
  const env = { ...process.env, LANGUAGE_TO_BUILD: language };
  const child = spawn('react-router build', { shell: true, stdio: 'inherit', env });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
