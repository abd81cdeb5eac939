import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishPage } from './finish-page.ts';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;
const page = (body: string) =>
  `<html><head><link rel="modulepreload" href="/a.js" nonce="MARK"/><link rel="stylesheet" href="/a.css"/></head><body>${body}</body></html>`;

it('allows the scripts of the rendering and no script that came with the content', () => {
  const { html, scriptHashes } = finishPage(
    page(
      '<script nonce="MARK">ours()</script><script>theirs()</script><script nonce="GUESS">theirs()</script>',
    ),
    'MARK',
  );
  expect(scriptHashes).toEqual([hash('ours()')]);
  expect(html).not.toContain('MARK');
});

it('defers the module that hydrates React and drops its preloads', () => {
  const { html, scriptHashes } = finishPage(
    page('<script nonce="MARK" type="module" async="">import "/a.js"</script>'),
    'MARK',
  );
  expect(html).toContain('<script type="deferred/module">import "/a.js"</script>');
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('rel="stylesheet"');
  const starter = /<script>([\s\S]*)<\/script><\/body>/.exec(html)?.[1] ?? '';
  expect(scriptHashes).toEqual([hash('import "/a.js"'), hash(starter)]);
});

it('leaves data blocks and pages without a module as they are', () => {
  const { html, scriptHashes } = finishPage(page('<script type="application/ld+json">{}</script>'), 'MARK');
  expect(html).toContain('<script type="application/ld+json">{}</script></body>');
  expect(scriptHashes).toEqual([]);
});
