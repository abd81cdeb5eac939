import type { ContentKind } from '#core/content/desk/content-kind.ts';
import type { DeskField, DeskRow } from '#core/content/desk/desk-field.ts';
import type { DeskWish } from '#core/content/desk/read-desk-form.ts';
import type { Problem } from '#core/result.ts';
import type { Services } from '../../services.ts';

/**
 * What is wrong with the library's files that a row names: one that is not there, or, before it is published, a picture
 * without words for those who do not see it.
 */
export async function pictureProblems(
  { db }: Pick<Services, 'db'>,
  kind: ContentKind,
  { row, appear }: DeskWish,
): Promise<Problem[]> {
  const used = kind.fields.flatMap((field) =>
    libraryIds(field, row).map((id) => ({
      id,
      field: field.type === 'pictures' ? `${field.column}-0` : field.column,
    })),
  );
  const silent =
    appear === 'draft'
      ? []
      : kind.fields.filter(({ type, column }) => type === 'rich' && hasSilentPicture(String(row[column])));
  const problems: Problem[] = silent.map(({ column }) => ({ field: column, code: 'alt-missing' }));
  if (used.length === 0) return problems;
  const known = await db
    .selectFrom('media_files')
    .select(['id', 'alt', 'kind'])
    .where('id', 'in', [...new Set(used.map(({ id }) => id))])
    .execute();
  for (const { id, field } of used) {
    const file = known.find((one) => one.id === id);
    if (!file) problems.push({ field, code: 'picture-unknown' });
    else if (appear !== 'draft' && file.kind === 'picture' && file.alt === '') {
      problems.push({ field, code: 'picture-without-words' });
    }
  }
  return problems.filter((one, at) => problems.findIndex(({ field }) => field === one.field) === at);
}

/** Files of the library that a field names, by their ids. */
function libraryIds(field: DeskField, row: DeskRow): string[] {
  if (!['picture', 'pictures', 'media', 'rich'].includes(field.type)) return [];
  const text = JSON.stringify(row[field.column] ?? '');
  return [...text.matchAll(/\/uploads\/([0-9a-f]{32})\//g)].map(([, id = '']) => id);
}

function hasSilentPicture(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([image]) => !/\balt="[^"]{3,}"/.test(image));
}
