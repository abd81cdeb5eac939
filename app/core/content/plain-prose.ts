/**
 * Rich text to plain text and back, for forms where an editor would be too much: paragraphs are
 * separated by an empty line, a line that begins with '- ' is a list item. Only text with no more
 * than these two survives the round trip.
 */
export function proseToHtml(prose: string): string {
  return prose
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (!lines.every((line) => line.startsWith('- '))) return `<p>${lines.map(escaped).join('<br />')}</p>`;
      return `<ul>${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`;
    })
    .join('');
}

export function htmlToProse(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/li>(?!<\/[uo]l>)/g, '\n')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => named[name] ?? '')
    .trim();
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
