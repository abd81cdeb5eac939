import type { Problem } from '#core/result.ts';
import { type CsvRow, isFormula } from '#core/tables/read-csv.ts';
import {
  type ProductInput,
  type ProductRules,
  readProduct,
  type TypedPicture,
  type TypedProduct,
  type TypedVariant,
} from './product-form.ts';

/** Bytes; enough for a shop ten times as large as ours. */
export const largestProductFile = 200_000;

/**
 * The columns of the file, one row a variant; those of the product are repeated in each of its
 * rows.
 */
export const productColumns = [
  ...(['product', 'title', 'title_hi', 'category', 'status', 'hsn', 'tax_class', 'net_quantity'] as const),
  ...(['origin', 'maker', 'fssai', 'best_before', 'low_stock', 'pictures', 'description', 'choose'] as const),
  ...(['sku', 'options', 'price', 'mrp', 'weight_grams', 'picture', 'offered', 'on_hand'] as const),
];
type Column = (typeof productColumns)[number];
/** On hand is read-only: stock changes only through its ledger. */
const optional: readonly Column[] = ['on_hand', 'title_hi', 'mrp', 'picture', 'offered'];
const ofVariant: readonly Column[] = [
  ...(['sku', 'options', 'price', 'mrp', 'weight_grams', 'picture', 'offered', 'on_hand'] as const),
];

export type RowProblem = Problem & { /** Of the file, from 1. */ line: number };
export type ReadTable = { inputs: ProductInput[]; problems: RowProblem[] };

const fieldColumn: Record<string, Column> = {
  id: 'product',
  titleHi: 'title_hi',
  taxClass: 'tax_class',
  netQuantity: 'net_quantity',
  bestBefore: 'best_before',
  lowStockLevel: 'low_stock',
  grams: 'weight_grams',
};

/** The column of a form field. */
export function columnOf(field: string): string {
  return fieldColumn[field] ?? field;
}

/** Reads the rows of a file; reports every problem of every row at once. */
export function readProductTable([head, ...rows]: readonly CsvRow[], rules: ProductRules): ReadTable {
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = productColumns.filter((column) => !names.includes(column) && !optional.includes(column));
  // A file without its header: every column would be missing, and one sentence says it better.
  if (!productColumns.some((column) => names.includes(column)))
    return { inputs: [], problems: [{ line: head?.line ?? 1, field: '', code: 'csv-head' }] };
  const problems: RowProblem[] = missing.map((column) => ({
    line: head?.line ?? 1,
    field: column,
    code: 'csv-column',
  }));
  if (missing.length > 0) return { inputs: [], problems };
  const groups = new Map<string, Row[]>();
  for (const { line, cells } of rows) {
    if (cells.length !== names.length) {
      problems.push({ line, field: '', code: 'csv-cells', values: { n: cells.length, of: names.length } });
      continue;
    }
    const row: Row = { line, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) };
    const formulas = names.filter((name) => name !== 'on_hand' && isFormula(row.cells[name] ?? ''));
    for (const field of formulas) problems.push({ line, field, code: 'csv-formula' });
    const id = (row.cells.product ?? '').trim();
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  const inputs = [...groups.values()].flatMap((group) => readGroup(group, rules, problems));
  twiceOver(groups, problems);
  return { inputs, problems: problems.sort((one, other) => one.line - other.line) };
}

type Row = { line: number; cells: Record<string, string> };

function readGroup(group: readonly Row[], rules: ProductRules, problems: RowProblem[]): ProductInput[] {
  const [first] = group;
  if (!first) return [];
  for (const row of group.slice(1)) {
    const other = productColumns.find(
      (name) =>
        !ofVariant.includes(name) && (row.cells[name] ?? '').trim() !== (first.cells[name] ?? '').trim(),
    );
    if (other)
      problems.push({ line: row.line, field: other, code: 'csv-differs', values: { line: first.line } });
  }
  const read = readProduct(
    productOf(first.cells),
    { variants: group.map(({ cells }) => variantOf(cells)), pictures: picturesOf(first.cells) },
    rules,
  );
  if (read.ok) return [read.value];
  for (const problem of read.problems) {
    const [part, at, field] = problem.field.split('.');
    const row = part === 'variants' ? group[Number(at)] : first;
    const name = part === 'variants' ? (field ?? '') : part === 'pictures' ? 'pictures' : problem.field;
    problems.push({ ...problem, line: row?.line ?? first.line, field: columnOf(name) });
  }
  return [];
}

/** An article number may be in only one row of the whole file. */
function twiceOver(groups: ReadonlyMap<string, Row[]>, problems: RowProblem[]): void {
  const lines = new Map<string, { line: number; product: string }>();
  for (const [product, group] of groups) {
    for (const { line, cells } of group) {
      const sku = (cells.sku ?? '').trim().toUpperCase();
      const known = lines.get(sku);
      if (known && known.product !== product) problems.push({ line, field: 'sku', code: 'sku-twice' });
      else if (sku !== '') lines.set(sku, { line, product });
    }
  }
}

function productOf(cells: Row['cells']): TypedProduct {
  const text = (name: Column) => cells[name] ?? '';
  return {
    id: text('product'),
    title: text('title'),
    titleHi: text('title_hi'),
    description: text('description'),
    category: text('category').trim(),
    status: text('status').trim(),
    choose: text('choose'),
    version: '',
    hsn: text('hsn'),
    taxClass: text('tax_class').trim(),
    netQuantity: text('net_quantity'),
    origin: text('origin'),
    maker: text('maker'),
    fssai: text('fssai'),
    bestBefore: text('best_before'),
    lowStockLevel: text('low_stock'),
  };
}

function variantOf(cells: Row['cells']): TypedVariant {
  return {
    id: '',
    sku: cells.sku ?? '',
    options: cells.options ?? '',
    price: cells.price ?? '',
    mrp: cells.mrp ?? '',
    grams: cells.weight_grams ?? '',
    picture: cells.picture ?? '',
    offered: (cells.offered ?? '').trim().toLowerCase() === 'no' ? 'no' : 'yes',
  };
}

/** 'shop-beads=A bead bag | tulsi=A tulsi plant'. */
function picturesOf(cells: Row['cells']): TypedPicture[] {
  return (cells.pictures ?? '').split('|').map((one) => {
    const [image = '', ...alt] = one.split('=');
    return { image: image.trim(), alt: alt.join('=').trim() };
  });
}
