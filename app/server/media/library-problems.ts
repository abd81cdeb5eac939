import { libraryIds } from '#core/media/picture-name.ts';
import type { Problem } from '#core/result.ts';
import type { Db } from '../db/schema.ts';

/** A field of a form and its value: an address, HTML or JSON that may name files of the library. */
export type NamingField = {
  field: string;
  text: string;
  /** In seconds, where a film may not run longer. */
  longest?: number;
};

/**
 * Problems with the library's files that a form names, one a field: one that does not exist, or,
 * before it is published, a picture without a description for those who do not see it; and a film
 * that is too long for its place.
 *
 * Call it first in the transaction that saves: until that ends nobody deletes these files
 * (`deleteMedia` waits, and then sees their use). Files are locked before rows, and by id, as by
 * everybody who locks both. `inUse`: a row that names them is locked already, so they are in use
 * and need no lock.
 */
export async function libraryProblems(
  trx: Db,
  fields: readonly NamingField[],
  { published, inUse = false }: { published: boolean; inUse?: boolean },
): Promise<Problem[]> {
  const used = fields.flatMap(({ text, ...field }) => libraryIds(text).map((id) => ({ id, ...field })));
  if (used.length === 0) return [];
  const known = await trx
    .selectFrom('media_files')
    .select(['id', 'alt', 'kind', 'seconds'])
    .where('id', 'in', [...new Set(used.map(({ id }) => id))])
    .orderBy('id')
    .$if(!inUse, (files) => files.forKeyShare())
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
