import { optionWords } from '#core/products/product.ts';
import type { ProductInput } from '#core/products/product-form.ts';
import {
  columnOf,
  largestProductFile,
  type RowProblem,
  readProductTable,
} from '#core/products/product-table.ts';
import { readCsv } from '#core/tables/read-csv.ts';
import { libraryProblems } from '../media/library-problems.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { staffVerb } from '../write/staff-write.ts';
import type { EditedProduct } from './admin-product-queries.ts';
import {
  goneChoices,
  lockProduct,
  productPictureProblems,
  productRules,
  takenSku,
  writeProduct,
} from './save-product.ts';

export type ImportAnswer = {
  /** Nothing was stored: a dry run, or there are problems. */
  stored: boolean;
  problems: RowProblem[];
  made: string[];
  changed: string[];
};

/**
 * Reads a CSV file of products; with `store` and without any problem it is written, in one
 * transaction. Variants are matched by their article number, or by their choice where a number is
 * new; those that the file omits of its products are no longer offered. Products that the file does
 * not name are unchanged, and so is all stock.
 */
export const importProducts = staffVerb({
  permission: 'products.write',
  run: async ({ services, staff }, bytes: Uint8Array, store: boolean): Promise<ImportAnswer> => {
    const whole = (code: string): ImportAnswer => ({
      ...{ stored: false, made: [], changed: [] },
      problems: [{ line: 1, field: '', code }],
    });
    if (bytes.length > largestProductFile) return whole('csv-large');
    const rows = readCsv(bytes);
    if (!rows.ok) return whole(rows.code);
    const { inputs, problems } = readProductTable(rows.value, await productRules(services));
    const answer: ImportAnswer = { stored: false, problems: [...problems], made: [], changed: [] };
    const lineOf = (cell: string) => rows.value.find(({ cells }) => cells.includes(cell))?.line ?? 1;
    await inTransaction(services, async ({ trx, pagesChanged }) => {
      // Products are locked by id, as everywhere: all of the file at once.
      await libraryProblems(trx, [{ field: '', text: JSON.stringify(inputs) }], { published: false });
      for (const input of inputs) {
        const [unfit] = await productPictureProblems(trx, input);
        if (unfit) answer.problems.push({ line: lineOf(input.id), field: 'pictures', code: unfit.code });
      }
      for (const read of [...inputs].sort((one, other) => (one.id < other.id ? -1 : 1))) {
        const before = await lockProduct(trx, read.id);
        const input = withKnownIds(read, before);
        const [problem] = await goneChoices(trx, input);
        if (problem) {
          answer.problems.push({
            line: lineOf(input.id),
            field: columnOf(problem.field),
            code: problem.code,
          });
          continue;
        }
        const taken = await takenSku(trx, input);
        if (taken !== null) {
          const line = lineOf(input.variants[taken]?.sku ?? '');
          answer.problems.push({ line, field: 'sku', code: 'sku-taken' });
          continue;
        }
        (before ? answer.changed : answer.made).push(input.id);
        if (store && answer.problems.length === 0) await writeProduct(trx, services, staff, input, before);
      }
      pagesChanged();
      answer.stored = store && answer.problems.length === 0;
      // A dry run, or a file with a problem, is rolled back.
      return { ok: answer.stored };
    });
    return answer;
  },
});

function withKnownIds(input: ProductInput, before: EditedProduct | null): ProductInput {
  const known = before?.variants ?? [];
  const named = input.variants.map(({ sku }) => sku);
  const idOf = ({ sku, options }: ProductInput['variants'][number]) =>
    (
      known.find((one) => one.sku === sku) ??
      known.find((one) => !named.includes(one.sku) && optionWords(one.options) === optionWords(options))
    )?.id ?? '';
  return { ...input, variants: input.variants.map((one) => ({ ...one, id: idOf(one) })) };
}
