import { enableCompileCache } from 'node:module';

// Imported before everything else. React chooses its production build, some ten times faster, when
// it is loaded; and Node caches what it compiled for the next start.
if (!process.argv.includes('--dev')) process.env.NODE_ENV ??= 'production';
enableCompileCache();

/**
 * What a side process needs of the environment. Its secrets are left out: such a process reads
 * strangers' files.
 */
export function environmentWithoutSecrets(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TZ', 'TMPDIR', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
