import type { RowFields } from '#core/content/row-fields.ts';
import type { FormOutcome } from '#core/result.ts';

type Place = 'position' | 'published';

/**
 * A demo row as the admin form would have read it: what the form refuses is an error in the demo.
 */
export function demoRow<Fields extends RowFields, Row>(
  read: (typed: Fields) => FormOutcome<Row>,
  typed: Omit<Fields, Place>,
  at: number,
): Row {
  const answer = read({ ...typed, position: String(at), published: 'on' } as Fields);
  if (!answer.ok) throw new Error(`demo row ${typed.id}: ${JSON.stringify(answer.problems)}`);
  return answer.value;
}
