/**
 * A line such as '4,120 plates served' as its number and of what; null where it begins with none.
 * So a page shows the number large and the words below it.
 */
export function leadingFigure(line: string): { number: string; words: string } | null {
  const [, number, words] = /^(\d[\d,.]*) (.+)$/.exec(line.trim()) ?? [];
  return number && words ? { number, words } : null;
}
