import type { Register, href as routerHref } from 'react-router';
import { prefix } from '#messages/language.ts';

type Pages = Register extends { pages: infer All } ? keyof All & string : never;
/** The address of a page of ours that has no parameters. */
export type SitePath = Exclude<Pages, `${string}:${string}`>;

/**
 * The address of one of our pages, by its pattern in routes.ts: React Router's `href` and its
 * types, without what our patterns never have (optional and splat parts), since every page carries
 * it.
 */
export const href = ((pattern: string, params: Record<string, string>) =>
  pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] as string))) as typeof routerHref;

/** A path of ours with the language of the site before it; in English it stays as it is. */
export const withLanguage = (path: string): string => (prefix ? `${prefix}${path}`.replace(/\/$/, '') : path);

/**
 * `href` for plain links and forms, and for whole addresses. React Router puts the language before
 * the addresses of its own (`Link`, `Form`, `redirect`).
 */
export const plainHref = ((pattern: SitePath, params: never) =>
  withLanguage(href(pattern, params))) as typeof routerHref;
