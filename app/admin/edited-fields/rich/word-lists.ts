/**
 * A paragraph that Word shows as a list item: Word writes no list elements, only the depth of each
 * item.
 */
const point = /<p\b[^>]*\bmso-list:[^>"']*\blevel(\d+)[^>]*>([\s\S]*?)<\/p>/gi;
/**
 * The marker that Word writes before the item: '1.', 'a)', or a bullet, and the blanks after it.
 */
const marker = /<span\b[^>]*\bmso-list:\s*Ignore[^>]*>((?:[^<]|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/gi;
const numbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

type ListTag = 'ul' | 'ol';

/**
 * Word's items as lists. Consecutive items are one list, deeper ones are nested in the item before.
 */
export function wordLists(html: string): string {
  const open: ListTag[] = [];
  let made = '';
  let read = 0;
  const closeTo = (depth: number) => {
    while (open.length > depth) made += `</li></${open.pop()}>`;
  };
  for (const found of html.matchAll(point)) {
    const [whole, level = '1', inside = ''] = found;
    const between = html.slice(read, found.index);
    if (between.trim() !== '') {
      closeTo(0);
      made += between;
    }
    const depth = Math.min(Number(level), open.length + 1);
    const tag = tagOf(inside);
    closeTo(open[depth - 1] === tag ? depth : depth - 1);
    if (open.length === depth) {
      made += '</li><li>';
    } else {
      made += `<${tag}><li>`;
      open.push(tag);
    }
    made += `<p>${inside.replace(marker, '')}</p>`;
    read = found.index + whole.length;
  }
  closeTo(0);
  // Numbered headings have markers too.
  return (made + html.slice(read)).replace(marker, '');
}

function tagOf(inside: string): ListTag {
  const [words = ''] = [...inside.matchAll(marker)].map(([, between = '']) => between);
  const sign = words.replace(/<[^>]*>|&nbsp;/g, '').trim();
  return numbered.test(sign) ? 'ol' : 'ul';
}
