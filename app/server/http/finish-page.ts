import { createHash } from 'node:crypto';
import { starter } from './starter/starter.ts';

export type FinishedPage = { html: string; scriptHashes: string[] };

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/**
 * Makes a rendered page ready to be sent, possibly many times: scripts with the rendering's secret
 * mark are hashed for the policy and lose the mark, the module that hydrates React is deferred, its
 * preloads are removed. A script without the mark came with the content and gets no hash.
 */
export function finishPage(html: string, mark: string): FinishedPage {
  const hashes = new Set<string>();
  let deferred = false;
  const marked = ` nonce="${mark}"`;
  const scripted = html.replace(inlineScript, (whole, attributes: string, code: string) => {
    if (!attributes.includes(marked) || /\ssrc=/.test(attributes)) return whole;
    hashes.add(hashOf(code));
    if (!attributes.includes('type="module"')) return whole;
    deferred = true;
    return `<script type="deferred/module">${code}</script>`;
  });
  const plain = (deferred ? scripted.replace(modulePreload, '') : scripted).replaceAll(marked, '');
  if (!deferred) return { html: plain, scriptHashes: [...hashes] };
  hashes.add(hashOf(starter));
  const end = plain.lastIndexOf('</body>');
  return {
    html: `${plain.slice(0, end)}<script>${starter}</script>${plain.slice(end)}`,
    scriptHashes: [...hashes],
  };
}

/** The inline scripts of a page. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(([, , code = '']) => code);
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
