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
    '/assets/page-elements-1.js',
  );
  expect(scriptHashes).toEqual([hash('ours()')]);
  expect(html).not.toContain('MARK');
});

it('defers the module that hydrates React and keeps its preloads for later', () => {
  const { html, scriptHashes } = finishPage(
    page('<script nonce="MARK" type="module" async="">import "/a.js"</script>'),
    'MARK',
    '/assets/page-elements-1.js',
  );
  expect(html).toContain('<script type="deferred/module" data-modules="/a.js">import "/a.js"</script>');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain('rel="stylesheet"');
  const [, starter = ''] =
    /<script data-elements="\/assets\/page-elements-1\.js">([\s\S]*?)<\/script><\/body>/.exec(html) ?? [];
  expect(html, 'nothing is fetched but by the starter').not.toMatch(/<script[^>]* src=/);
  expect(scriptHashes).toEqual([hash('import "/a.js"'), hash(starter)]);
});

it('leaves data blocks and pages without a module as they are', () => {
  const { html, scriptHashes } = finishPage(
    page('<script type="application/ld+json">{}</script>'),
    'MARK',
    null,
  );
  expect(html).toContain('<script type="application/ld+json">{}</script></body>');
  expect(scriptHashes).toEqual([]);
});
