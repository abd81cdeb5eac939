import type { LinkDescriptor } from 'react-router';

/** Asks for a font of the first view before the page is laid out. */
export function preloadFont(href: string): LinkDescriptor {
  return { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' };
}
