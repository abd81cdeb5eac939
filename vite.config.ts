import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { pageElements } from './scripts/page-elements-plugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), pageElements(), precompress()],
  resolve: {
    // Only the drawings are lucide's: see app/ui/line-icon.ts.
    alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.resolve('app/ui/line-icon.ts') }],
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
        rolldownOptions: { output: { codeSplitting: { groups: shares() } } },
      },
    },
  },
}));

/**
 * The files that scripts come in: few, since thirty small ones cost more in headers than they save, but none that brings
 * a page what only others use (docs/decisions/speed.md). A group takes along whatever its modules import.
 */
function shares() {
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 4 },
    {
      // Header, footer and what nearly every page says.
      name: 'house',
      test: /app\/(no-connection|site\/frame\/(site-shell|page-meta|error-page|useful-links|structured-data|use-focus-page)|core\/(money\/paise|time\/(date-words|temple-day)|content\/(preview|faq|info-page))|ui\/(toasts|picture|arch-picture|fonts\/preload-font|section-head|breadcrumbs|notice|card|badge)|server\/http\/public-page)\.|icons\/check\./,
      priority: 3,
    },
    {
      name: 'forms',
      test: /app\/(core\/fields\/(?!messages-account|messages-hindi|state)|site\/forms\/(form-state|field-names|add-here|send-button|use-busy-while-sending|use-refusal-focus|trap-field)|ui\/(field|choice|form-))/,
      minShareCount: 3,
      priority: 2,
    },
    // What reads and edits the carts.
    {
      name: 'carts',
      test: /app\/(core\/cart\/(cart|decode-cart)\.|site\/shared\/(use-carts|cart-store))/,
      minShareCount: 2,
      priority: 2,
    },
    // What only some forms have.
    { name: 'stepper', test: /app\/ui\/stepper\./, minShareCount: 2, priority: 2 },
    { name: 'contact', test: /site\/forms\/contact-inputs\./, minShareCount: 2, priority: 2 },
    // For the forms with limits; what solves a puzzle comes only when one is asked for.
    { name: 'proof', test: /app\/(ui\/proof-step|core\/people\/proof)\./, minShareCount: 2, priority: 2 },
    // The states of India, for those who are asked where they live.
    { name: 'towns', test: /app\/(core\/fields\/state|site\/forms\/town-)/, minShareCount: 2, priority: 1 },
    // Pages that only look like gifts take the styles without the share.
    { name: 'gift-styles', test: /site\/giving\/gifts\.css/, priority: 3 },
    {
      name: 'gifts',
      test: /app\/(site\/giving\/(?!transfer-words|steps-rail|donation-form\.|use-add-donation|donation-banner|bank-facts|pay-button|slide-words)|core\/donations\/(?!ledger-c)).*\.tsx?$/,
      minShareCount: 3,
      priority: 1,
    },
    {
      name: 'requests',
      test: /app\/(core\/requests|site\/forms\/(request-|sender-|sent-|trap-|options-))/,
      minShareCount: 3,
      priority: 1,
    },
    {
      name: 'slides',
      test: /app\/(ui\/(use-)?carousel|site\/giving\/donation-banner)/,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'views', test: /icons\/(layout-grid|list)\./, minShareCount: 2, priority: 1 },
    {
      name: 'parts',
      // What belongs to a few rooms goes its own way.
      test: /(lucide-react|app\/(ui|core|site\/(shared|frame|forms|reading|media-viewers)))\/(?!photo|lightbox|use-lightbox|fields|people|products|orders|donations|media\/media-file|share-row|pagination|event-rows|bank-facts).*\.(tsx?|m?js)$/,
      minShareCount: 6,
    },
  ];
}

/** Writes .br and .gz copies beside the client's text files, so that the server never compresses a file. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: ({ dir = 'build/client' }) => {
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
