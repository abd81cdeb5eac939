import { libraryIds } from '#core/media/picture-name.ts';
import type { Problem } from '#core/result.ts';
import type { Services } from '../services.ts';

/** A field of a form and what it says: an address, HTML or JSON that may name files of the library. */
export type NamingField = {
  field: string;
  text: string;
  /** In seconds, where a film may not run longer. */
  longest?: number;
};

/**
 * What is wrong with the library's files that a form names, once a field: one that is not there, or, before it is
 * published, a picture without words for those who do not see it; and a film that runs too long for its place.
 */
export async function libraryProblems(
  { db }: Pick<Services, 'db'>,
  fields: readonly NamingField[],
  { published }: { published: boolean },
): Promise<Problem[]> {
  const used = fields.flatMap(({ text, ...field }) => libraryIds(text).map((id) => ({ id, ...field })));
  if (used.length === 0) return [];
  const known = await db
    .selectFrom('media_files')
    .select(['id', 'alt', 'kind', 'seconds'])
    .where('id', 'in', [...new Set(used.map(({ id }) => id))])
    .execute();
  const problems = used.flatMap(({ id, field, longest }): Problem[] => {
    const file = known.find((one) => one.id === id);
    if (!file) return [{ field, code: 'picture-unknown' }];
    if (longest !== undefined && (file.seconds ?? 0) > longest) {
      return [{ field, code: 'film-too-long', values: { n: longest } }];
    }
    const silent = published && file.kind === 'picture' && file.alt === '';
    return silent ? [{ field, code: 'picture-without-words' }] : [];
  });
  return problems.filter((one, at) => problems.findIndex(({ field }) => field === one.field) === at);
}
