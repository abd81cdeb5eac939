import { createElement, type SVGProps } from 'react';

type IconDrawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Replaces lucide-react's own icon factory (vite.config.ts), which computes every attribute anew
 * for each icon of each render: we use only its drawings. Size, stroke and ends come from class
 * `ic`, set once and not in sixty icons of a page.
 */
export default function createLineIcon({ node }: IconDrawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) => createElement('svg', { viewBox: '0 0 24 24', ...props }, lines);
}
