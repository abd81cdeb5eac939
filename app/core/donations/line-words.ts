/**
 * What a gift is for, in one line of a list: each title once and how many of it, in the donor's order. Two amounts of
 * the donor's own for one cause are two lines of the gift under the same title.
 */
export function lineWords(
  lines: readonly { title: string; quantity: number }[],
  between: ', ' | '; ' = ', ',
): string {
  const counts = new Map<string, number>();
  for (const { title, quantity } of lines) counts.set(title, (counts.get(title) ?? 0) + quantity);
  return [...counts].map(([title, count]) => (count > 1 ? `${title} × ${count}` : title)).join(between);
}
