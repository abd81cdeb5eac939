import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineStyles, type StyleSheets } from './style-sheets.ts';

const hash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;
const sheets: StyleSheets = new Map(
  ['b{color:red}', 'i::after{content:"</style>"}'].map((css, at) => [
    `/assets/${at}.css`,
    { css, hash: hash(css) },
  ]),
);
const link = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

it('carries a sheet of the build, keeps its link without effect, and lets the policy allow just that sheet', () => {
  const { html, styleHashes } = inlineStyles(`<head>${link('/assets/0.css')}</head>`, sheets);
  expect(html).toBe(
    '<head><style>b{color:red}</style><link disabled rel="stylesheet" href="/assets/0.css"/></head>',
  );
  expect(styleHashes).toEqual([hash('b{color:red}')]);
});

it('recognises the sheet that React Router marks with a # because two routes share it', () => {
  expect(inlineStyles(link('/assets/0.css#'), sheets).styleHashes).toEqual([hash('b{color:red}')]);
});

it.each(['/assets/other.css', '/assets/1.css'])('leaves the link of %s as it is', (href) => {
  expect(inlineStyles(link(href), sheets)).toEqual({ html: link(href), styleHashes: [] });
});
