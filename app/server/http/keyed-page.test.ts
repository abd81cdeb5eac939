import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepareKeyedPage } from './keyed-page.ts';

const rendered = 'intent_AAAAAAAAAAAAAAAAAAAAAA';
const script = `stream("हरे ${rendered}")`;
const html = `<p>${'कृष्ण '.repeat(500)}</p><input value="${rendered}"><script>${script}</script>`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = await prepareKeyedPage(
  [
    ['content-type', 'text/html'],
    ['cache-control', 'no-cache'],
    ['content-security-policy', `script-src ${hash(script)} ${hash('other')}`],
  ],
  html,
  rendered,
);
const keyIn = (text: string) => /value="(intent_[\w-]{22})"/.exec(text)?.[1] ?? '';
const headOf = (head: string[]) =>
  new Map(head.flatMap((name, at) => (at % 2 ? [] : [[name, head[at + 1] ?? '']])));

it('gives each copy a key of its own, in all its places and nowhere else', () => {
  const copies = [page.copy('gzip'), page.copy('gzip')].map(({ body }) => gunzipSync(body).toString());
  const keys = copies.map(keyIn);
  expect(new Set([...keys, rendered]).size).toBe(3);
  for (const [at, copy] of copies.entries()) expect(copy.replaceAll(keys[at] ?? '', rendered)).toBe(html);
});

it('is the same without compression', () => {
  const { head, body } = page.copy('identity');
  expect(body.toString().replaceAll(keyIn(body.toString()), rendered)).toBe(html);
  expect(headOf(head).get('content-encoding')).toBeUndefined();
});

it('lets the changed script run, and no other', () => {
  const { head, body } = page.copy('gzip');
  const changed = script.replace(rendered, keyIn(gunzipSync(body).toString()));
  expect(headOf(head).get('content-security-policy')).toBe(`script-src ${hash(changed)} ${hash('other')}`);
});

it('has its length, and is not cacheable', () => {
  const { head, body } = page.copy('gzip');
  expect(headOf(head).get('content-length')).toBe(String(body.length));
  expect(headOf(head).get('cache-control')).toBe('no-store');
});
