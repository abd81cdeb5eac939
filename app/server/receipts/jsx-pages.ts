import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// The printed pages are JSX, which Node does not read. The build compiles them, each into a file
// named after what it was made of: no other version of a page can be taken for it. Without a build
// (development, tests) they are compiled when the printing process starts.

const compiledFolder = path.resolve(import.meta.dirname, '../../../build/pages');

type Page = { file: string; source: string; compiledFile: string };

/** Lets this process import the JSX files of this folder. */
export async function readJsx(): Promise<void> {
  const pages = new Map<string, string>();
  for (const page of listPages()) {
    const { file, compiledFile } = page;
    const code = existsSync(compiledFile) ? readFileSync(compiledFile, 'utf8') : await compile(page);
    pages.set(pathToFileURL(file).href, code);
  }
  registerHooks({
    load: (url, context, nextLoad) => {
      const source = pages.get(url);
      return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}

/** For the build. */
export async function writeCompiledPages(): Promise<void> {
  rmSync(compiledFolder, { recursive: true, force: true });
  mkdirSync(compiledFolder, { recursive: true });
  for (const page of listPages()) writeFileSync(page.compiledFile, await compile(page));
}

function listPages(): Page[] {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'));
  return names.map((name) => {
    const file = path.join(import.meta.dirname, name);
    const source = readFileSync(file, 'utf8');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
    return { file, source, compiledFile: path.join(compiledFolder, `${name}-${hash}.js`) };
  });
}

/** Vite is installed where the site is built or developed, and nowhere else. */
async function compile({ file, source }: Page): Promise<string> {
  const { transformWithOxc } = await import('vite');
  const jsx = { runtime: 'automatic', development: false } as const;
  return (await transformWithOxc(source, file, { jsx, sourcemap: false })).code;
}
