import type { ContentKind } from '#core/cms/content-kind.ts';
import type { CmsInput } from '#core/cms/read-cms-form.ts';
import type { Problem } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';

/** A row names causes that there are. */
export async function causeProblems(
  trx: Transaction,
  kind: ContentKind,
  { row }: CmsInput,
): Promise<Problem[]> {
  const named = kind.fields.flatMap(({ type, path }) => {
    const id = row[path];
    return type === 'cause' && typeof id === 'string' ? [{ path, id }] : [];
  });
  if (named.length === 0) return [];
  const known = await trx
    .selectFrom('causes')
    .select('id')
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  return named
    .filter(({ id }) => !known.some((cause) => cause.id === id))
    .map(({ path }) => ({ field: path, code: 'choice-invalid' }));
}
