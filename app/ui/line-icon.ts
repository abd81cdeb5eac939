import { createElement, type SVGProps } from 'react';

type IconDrawing = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Stands in for lucide-react's own maker of icons (vite.config.ts), which works every attribute out anew for each icon of
 * each rendering: its drawings alone are what we take from it. Size, stroke and ends come from class `ic`, said once and not
 * in sixty icons of a page.
 */
export default function createLineIcon({ node }: IconDrawing) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) => createElement('svg', { viewBox: '0 0 24 24', ...props }, lines);
}
