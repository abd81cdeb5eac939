import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  cacheDir: 'data/vite',
  // Named here because Vite would find them only after the first page was opened, and load it twice.
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react-router', 'react-router/dom', 'react-toastify/unstyled'],
    exclude: ['lucide-react'],
  },
  // The emblem stands in every header: 800 bytes in the page are there sooner than a request.
  build: { target: 'es2022', assetsInlineLimit: (file) => file.endsWith('/logo-mark.svg') },
  environments: {
    client: {
      // What nearly every page uses travels in one file: thirty small ones cost more in headers than they save.
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 2,
                },
                {
                  name: 'parts',
                  // Photographs and their addresses are for a few rooms, what forms are made of for those with forms.
                  test: /(lucide-react|app\/(ui|core|site\/shared))\/(?!photo|lightbox|fields|requests|gifts|field|choice|stepper|form-|town-|people|shop|products|orders|donations|media\/media-file|share-row).*\.(tsx?|m?js)$/,
                  minShareCount: 3,
                  priority: 1,
                },
                {
                  name: 'forms',
                  test: /app\/(core\/fields|site\/shared\/gifts|site\/shared\/town-|ui\/(field|choice|stepper|form-))/,
                  minShareCount: 3,
                },
                { name: 'requests', test: /app\/(core|site\/shared)\/requests/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});

/** Writes .br and .gz copies beside the client's text files, so that the server never compresses a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: ({ dir = 'build/client' }) => {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (bytes.length < 512) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
