import type { SafeHtml } from '#core/content/safe-html.ts';

/** What a page with an editor's text may show in a frame: films, from YouTube's address without cookies. */
export const filmFrames = ['https://www.youtube-nocookie.com'];

/** An editor's text. Only SafeHtml is taken, so nothing reaches a page that was not cleaned. */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made only by server/rich-text/rich-text
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
