import type { SafeHtml } from '#core/content/safe-html.ts';

/** What an editor's text may show in a frame: films from YouTube's address without cookies. */
export const filmFrames = ['https://www.youtube-nocookie.com'];

/** An editor's text. Only SafeHtml is taken, so nothing is rendered that was not cleaned. */
export function RichText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only server/rich-text makes SafeHtml
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
