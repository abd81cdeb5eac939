/**
 * What a donation is for, in one line of a list: each title once with its quantity, in the donor's
 * order. Two own amounts for one cause are two lines of the donation under the same title.
 */
export function lineWords(
  lines: readonly { title: string; quantity: number }[],
  between: ', ' | '; ' = ', ',
): string {
  const counts = new Map<string, number>();
  for (const { title, quantity } of lines) counts.set(title, (counts.get(title) ?? 0) + quantity);
  return [...counts].map(([title, count]) => (count > 1 ? `${title} × ${count}` : title)).join(between);
}
