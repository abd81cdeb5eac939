import { createHash } from 'node:crypto';
import { starter } from './starter/starter.ts';

export type FinishedPage = { html: string; scriptHashes: string[] };

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const hydrator = '<script type="deferred/module"';

/**
 * Makes a rendered page ready to be sent, possibly many times: scripts with the rendering's secret
 * mark are hashed for the policy and lose the mark, and the module that hydrates React is deferred:
 * its preloads become a list that the starter fetches later, and so does what runs without React
 * (app/page-elements.ts, at the address `elements`). A script without the mark came with the
 * content and gets no hash.
 */
export function finishPage(html: string, mark: string, elements: string | null): FinishedPage {
  const hashes = new Set<string>();
  let deferred = false;
  const marked = ` nonce="${mark}"`;
  const scripted = html.replace(inlineScript, (whole, attributes: string, code: string) => {
    if (!attributes.includes(marked) || /\ssrc=/.test(attributes)) return whole;
    hashes.add(hashOf(code));
    if (!attributes.includes('type="module"')) return whole;
    deferred = true;
    return `${hydrator}>${code}</script>`;
  });
  if (!deferred) return { html: scripted.replaceAll(marked, ''), scriptHashes: [...hashes] };
  const modules: string[] = [];
  const plain = scripted
    .replace(modulePreload, (link) => {
      modules.push(/\bhref="([^"]+)"/.exec(link)?.[1] ?? '');
      return '';
    })
    .replaceAll(marked, '')
    .replace(hydrator, `${hydrator} data-modules="${modules.join(' ')}"`);
  hashes.add(hashOf(starter));
  const end = plain.lastIndexOf('</body>');
  const ours = elements ? ` data-elements="${elements}"` : '';
  return {
    html: `${plain.slice(0, end)}<script${ours}>${starter}</script>${plain.slice(end)}`,
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
