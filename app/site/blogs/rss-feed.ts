import * as m from '#messages/blogs.ts';
import { locale } from '#messages/language.ts';
import { admin } from '#messages/reading.ts';
import { plainHref } from '#ui/href.ts';

export type FeedItem = {
  title: string;
  url: string;
  html: string;
  publishedAt: Date;
  tags: readonly string[];
};

/** RSS 2.0, newest first. All text is escaped, a blog's cleaned HTML too: readers unescape it. */
export function rssFeed(publicUrl: string, temple: string, items: readonly FeedItem[]): string {
  const [newest] = items;
  const parts = items.map(
    (item) => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${escapeXml(item.url)}</link>
      <guid isPermaLink="true">${escapeXml(item.url)}</guid>
      <pubDate>${item.publishedAt.toUTCString()}</pubDate>
      <dc:creator>${admin}</dc:creator>
${item.tags.map((tag) => `      <category>${escapeXml(tag)}</category>\n`).join('')}\
      <description>${escapeXml(item.html)}</description>
    </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(m.feedTitle(temple))}</title>
    <link>${escapeXml(publicUrl)}${plainHref('/blogs')}</link>
    <atom:link href="${escapeXml(publicUrl)}${plainHref('/blogs/rss.xml')}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(m.feedIsAbout)}</description>
    <language>${locale.toLowerCase()}</language>
${newest ? `    <lastBuildDate>${newest.publishedAt.toUTCString()}</lastBuildDate>\n` : ''}\
${parts.join('')}  </channel>
</rss>
`;
}

/** Characters that XML 1.0 cannot carry are left out. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: matches exactly these
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
