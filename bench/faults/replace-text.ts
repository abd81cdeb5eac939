/**
 * Replaces a text, written on one line, however a formatter or the build broke and quoted it: white
 * space, kinds of quotes and commas before a closing bracket make no difference. Throws where it
 * does not occur exactly so many times.
 */
export function replaceText(source: string, find: string, replace: string, times = 1): string {
  const pattern = patternOf(find);
  const found = source.match(pattern)?.length ?? 0;
  if (found !== times) throw new Error(`occurs ${found} times, not ${times}: ${find}`);
  return source.replace(pattern, () => replace);
}

function patternOf(find: string): RegExp {
  const tokens = find.match(/[\w$]+|[^\s\w$]/g) ?? [];
  const parts = tokens.map((token) => {
    if (/["'`]/.test(token)) return '["\'`]';
    if (/[)\]}]/.test(token)) return `,?\\s*${escaped(token)}`;
    return escaped(token);
  });
  return new RegExp(parts.join('\\s*'), 'g');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
