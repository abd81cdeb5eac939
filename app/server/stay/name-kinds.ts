import type { Services } from '#server/services.ts';
import { translated } from '#server/translations/translated.ts';

type OfKind = { kindId: string; kindTitle: string };

/** Rows with their kind of room in the language of the reader, where it has words. */
export async function nameKinds<Row extends OfKind>(
  services: Pick<Services, 'db'>,
  rows: Row[],
): Promise<Row[]> {
  const kinds = rows.map(({ kindId, kindTitle }) => ({ id: kindId, title: kindTitle }));
  const named = await translated(services, 'room_types', kinds);
  return rows.map((row, at) => ({ ...row, kindTitle: named[at]?.title ?? row.kindTitle }));
}
