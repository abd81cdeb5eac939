import { build, type Plugin } from 'vite';
import { buildLanguage, messagesAlias, messagesInline } from './build-language.ts';

/**
 * Builds app/page-elements.ts by itself beside the client's build: sharing chunks with the pages,
 * it would wait for React's.
 */
export function pageElements(): Plugin {
  return {
    name: 'page-elements',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias: [messagesAlias(buildLanguage)] },
        build: {
          write: false,
          target: 'es2022',
          // Of a library: Vite adds nothing of its own to it.
          lib: { entry: 'app/page-elements.ts', formats: ['es'] },
          rolldownOptions: {
            ...messagesInline,
            output: {
              minify: true,
              entryFileNames: 'assets/page-elements-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
            },
          },
        },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error('app/page-elements.ts was not built');
      for (const file of output.output) {
        if (file.type === 'chunk')
          this.emitFile({ type: 'asset', fileName: file.fileName, source: file.code });
      }
    },
  };
}
