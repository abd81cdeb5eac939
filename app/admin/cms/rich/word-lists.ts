/** A paragraph that Word shows as a point of a list: it knows no list elements, only how deep each point stands. */
const point = /<p\b[^>]*\bmso-list:[^>"']*\blevel(\d+)[^>]*>([\s\S]*?)<\/p>/gi;
/** What Word writes before the point: '1.', 'a)', or a bullet, and the blanks behind it. */
const marker = /<span\b[^>]*\bmso-list:\s*Ignore[^>]*>((?:[^<]|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/gi;
const numbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

type ListTag = 'ul' | 'ol';

/** Word's points as lists. Points that follow each other are one list, deeper ones stand inside the point before. */
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
  // Headings that count themselves have markers too.
  return (made + html.slice(read)).replace(marker, '');
}

function tagOf(inside: string): ListTag {
  const [words = ''] = [...inside.matchAll(marker)].map(([, between = '']) => between);
  const sign = words.replace(/<[^>]*>|&nbsp;/g, '').trim();
  return numbered.test(sign) ? 'ol' : 'ul';
}
