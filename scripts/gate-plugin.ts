import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { messagesAlias } from './build-language.ts';

/**
 * Builds the gate (app/gate) beside the client's build, as an app of its own that shares nothing
 * with the pages: script, styles and service worker. It speaks every language, so each build of a
 * language makes the same files.
 */
export function gateApp(): Plugin {
  return {
    name: 'gate-app',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const emit = (name: string, end: string, source: string | Buffer): string => {
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
        const fileName = `assets/${name}-${hash}.${end}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      // A library's build would write fonts into its styles: 52 KB that those in English never need.
      const font = emit('gate-hindi', 'woff2', readFileSync('app/ui/fonts/tiro-hindi.woff2'));
      for (const [entry, name] of [
        ['app/gate/main.ts', 'gate'],
        ['app/gate/worker.ts', 'gate-worker'],
      ] as const) {
        for (const { end, source } of await buildEntry(entry))
          emit(name, end, source.replaceAll('/gate/hindi.woff2', font));
      }
    },
  };
}

async function buildEntry(entry: string): Promise<{ end: 'js' | 'css'; source: string }[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [messagesAlias('en')] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output.map((file) =>
    file.type === 'chunk'
      ? { end: 'js' as const, source: file.code }
      : { end: 'css' as const, source: String(file.source) },
  );
}
