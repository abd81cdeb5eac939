import type { LinkDescriptor } from 'react-router';

/** Preloads a font of the first view before layout. */
export function preloadFont(href: string): LinkDescriptor {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' };
}
