import type { ContentKind } from '#core/cms/content-kind.ts';
import type { CmsInput } from '#core/cms/read-cms-form.ts';
import type { Problem } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';

/**
 * Problems with the pictures, films and sounds of a row; before it is published pictures also need
 * a description. First in the transaction, as `libraryProblems` requires.
 */
export async function pictureProblems(
  trx: Transaction,
  kind: ContentKind,
  { row, appear }: CmsInput,
  { inUse = false } = {},
): Promise<Problem[]> {
  const published = appear !== 'draft';
  const silent = kind.fields.filter(
    ({ type, path }) => published && type === 'rich' && hasSilentPicture(String(row[path])),
  );
  const naming = kind.fields
    .filter(({ type }) => ['picture', 'pictures', 'media', 'rich'].includes(type))
    .map((field) => ({
      field: field.type === 'pictures' ? `${field.path}-0` : field.path,
      text: JSON.stringify(row[field.path] ?? ''),
      longest: field.type === 'media' ? field.longest : undefined,
    }));
  const problems: Problem[] = [
    ...silent.map(({ path }) => ({ field: path, code: 'alt-missing' })),
    ...(await libraryProblems(trx, naming, { published, inUse })),
  ];
  return problems.filter((one, at) => problems.findIndex(({ field }) => field === one.field) === at);
}

function hasSilentPicture(html: string): boolean {
  return [...html.matchAll(/<img\b[^>]*>/g)].some(([image]) => !/\balt="[^"]{3,}"/.test(image));
}
