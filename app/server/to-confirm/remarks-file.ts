import { csvLine, csvStart } from '#core/tables/csv.ts';
import * as m from '#messages/admin/to-confirm.ts';
import type { ReadText } from './reading-queries.ts';

/** Every remark as a line of a CSV file, for who changes the texts of the code. */
export function remarksFile(texts: readonly ReadText[]): string {
  const lines = texts.flatMap(({ remark, title, reason, parts }) => {
    if (!remark) return [];
    const [part] = parts;
    return [
      [
        ...[title, m.reasons[reason], part?.english ?? '', part?.other ?? '', remark.words],
        ...[remark.by ?? '', remark.at.toISOString()],
      ],
    ];
  });
  return csvStart + [m.columns, ...lines].map(csvLine).join('');
}
