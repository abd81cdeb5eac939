import type { ContentKind } from '#core/content/desk/content-kind.ts';
import type { DeskWish } from '#core/content/desk/read-desk-form.ts';
import type { Problem } from '#core/result.ts';
import { libraryProblems } from '../../media/library-problems.ts';
import type { Services } from '../../services.ts';

/** What is wrong with the pictures, films and sounds of a row; before it is published also what they show must be said. */
export async function pictureProblems(
  services: Pick<Services, 'db'>,
  kind: ContentKind,
  { row, appear }: DeskWish,
): Promise<Problem[]> {
  const published = appear !== 'draft';
  const silent = kind.fields.filter(
    ({ type, column }) => published && type === 'rich' && hasSilentPicture(String(row[column])),
  );
  const naming = kind.fields
    .filter(({ type }) => ['picture', 'pictures', 'media', 'rich'].includes(type))
    .map((field) => ({
      field: field.type === 'pictures' ? `${field.column}-0` : field.column,
      text: JSON.stringify(row[field.column] ?? ''),
      longest: field.type === 'media' ? field.longest : undefined,
    }));
  const problems: Problem[] = [
    ...silent.map(({ column }) => ({ field: column, code: 'alt-missing' })),
    ...(await libraryProblems(services, naming, { published })),
  ];
  return problems.filter((one, at) => problems.findIndex(({ field }) => field === one.field) === at);
}

function hasSilentPicture(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([image]) => !/\balt="[^"]{3,}"/.test(image));
}
