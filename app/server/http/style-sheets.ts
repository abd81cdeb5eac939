import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type StyleSheet = { css: string; hash: string };
/** The style sheets of the build by their address. */
export type StyleSheets = ReadonlyMap<string, StyleSheet>;

/**
 * Reads the style sheets of a client build, once at start; none where nothing was built
 * (development).
 */
export function readStyleSheets(clientFolder: string): StyleSheets {
  const assets = path.join(clientFolder, 'assets');
  if (!existsSync(assets)) return new Map();
  const names = readdirSync(assets).filter((name) => name.endsWith('.css'));
  return new Map(
    names.map((name) => {
      const css = readFileSync(path.join(assets, name), 'utf8');
      return [
        `/assets/${name}`,
        { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` },
      ];
    }),
  );
}

const styleLink = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * Inlines the style sheets into the page, so that a first visit over a slow line paints after one
 * answer instead of two. Their links remain, since React expects them, but disabled: a browser does
 * not even fetch such a sheet.
 */
export function inlineStyles(html: string, sheets: StyleSheets): { html: string; styleHashes: string[] } {
  const hashes = new Set<string>();
  const inlined = html.replace(styleLink, (link) => {
    const sheet = sheets.get(/\bhref="([^"#]+)/.exec(link)?.[1] ?? '');
    if (!sheet || sheet.css.includes('</style')) return link;
    hashes.add(sheet.hash);
    return `<style>${sheet.css}</style>${link.replace('<link', '<link disabled')}`;
  });
  return { html: inlined, styleHashes: [...hashes] };
}
