import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildLanguage, messagesAlias, messagesInline } from './scripts/build-language.ts';
import { drawings } from './scripts/drawings-plugin.ts';
import { gateApp } from './scripts/gate-plugin.ts';
import { pageElements } from './scripts/page-elements-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), drawings(), pageElements(), gateApp(), precompress()],
  resolve: {
    // Only the drawings are lucide's: see app/ui/line-icon.ts.
    alias: [
      messagesAlias(buildLanguage),
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.resolve('app/ui/line-icon.ts') },
    ],
  },
  ssr: { noExternal: ['lucide-react'] },
  cacheDir: 'data/vite',
  // Named here because Vite would find them only after the first page was opened, and load it twice.
  optimizeDeps: {
    include: [
      ...['react', 'react-dom/client', 'react-router', 'react-router/dom', 'react-toastify/unstyled'],
      ...['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
      ...['astronomy-engine', 'marked', 'sanitize-html', 'yaml', 'zod', 'kysely'],
    ],
    exclude: ['lucide-react'],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The emblem stands in every header: 800 bytes in the page are there sooner than a request. The scripts, which find
    // it there, carry its address. In development React would report the difference.
    ssr: { build: { assetsInlineLimit: (file) => command === 'build' && file.endsWith('/logo-mark.svg') } },
    // Two fonts of a few letters each, 1.4 and 2.1 KB: a request of its own costs a slow phone more than their bytes.
    client: {
      build: {
        assetsInlineLimit: (file) => /(tiro-name|sourcesans-common-iast)\.woff2$/.test(file),
        rolldownOptions: { ...messagesInline, output: { codeSplitting: { groups: shares() } } },
      },
    },
  },
}));

/**
 * The files that scripts come in: few, since thirty small ones cost more in headers than they save, but none that brings
 * a page what only others use. A row takes along what its modules import, so what readers load stands above what only
 * forms do; what no row takes goes with the pages that share it. e2e/weight.spec.ts holds the sums, docs/decisions/speed.md
 * says why.
 */
function shares() {
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 6 },
    // Header, footer and all they use.
    { name: 'frame', test: /app\/(site\/frame\/|root\.)/, priority: 5 },
    // Enough pages use it that one file is lighter than many.
    {
      name: 'common',
      test: /app\/(ui\/(?!forms|carousel|tabs|table\/)|core\/(time|money))/,
      minShareCount: 14,
      priority: 4,
    },
    { name: 'forms', test: /app\/(ui\/forms|site\/forms|core\/fields)\//, minShareCount: 14, priority: 3 },
    {
      name: 'requests',
      test: /app\/site\/forms\/(?!town-fields|use-refusal-focus)/,
      minShareCount: 5,
      priority: 2,
    },
    // Small parts of pages about donations, without what would bring the form or the cart along.
    {
      name: 'gifts',
      test: /app\/(site\/giving\/(donation-(outcomes|sums)|cause-progress|bank-facts|transfer-words)|messages\/\w+\/giving|core\/donations\/category-names)\./,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'slides', test: /app\/ui\/carousel\//, minShareCount: 2, priority: 1 },
  ];
}

/** Writes .br and .gz copies beside the client's text files, so that the server never compresses a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: ({ dir = '' }) => {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|txt)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (bytes.length < 512) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
