import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { purchaseColumn, purchaseNames, purchaseTables } from './app/server/purchases/purchase.ts';
import { isTest, sourceFiles } from './scripts/source-tree.ts';

// Whatever lists three kinds of purchase by their tables or columns means all of them. A list that
// can follow `purchaseNames` does; of the others this names the kind that was forgotten.

/** Lists that are of some kinds on purpose. */
const ofSome: Record<string, string> = {
  'app/server/write/intent.ts': 'the forms that carry a key; those of seats have none (paid-seats.md)',
  'app/server/person-file/erase-person.ts': 'of orders nothing goes: the books need who and where to',
  'bench/faults/planted-list.ts': 'one fault of each way to go wrong, not one of each kind',
  'bench/faults/staff.ts': 'takes pieces out of orders; whatever can be refunded it finds by its payment',
  'bench/faults/place-facts.ts':
    'orders by their stock; no night can be held twice in the table itself (600-stays.sql)',
  'app/server/purchases/expire-unpaid.ts':
    'gifts at a counter have no gateway, and passes count from their approval: they list their own',
  'app/server/bills/issue-bill.ts': 'gifts have receipts, and passes no bill',
  'app/server/db/schema/orders.ts': 'the table of bills, of the same kinds',
  'app/server/membership/membership-queries.ts': 'uses of a benefit: nights and passes',
  'app/server/db/schema/memberships.ts': 'uses of a benefit: nights and passes',
};

const tests = Object.fromEntries(
  purchaseNames.map((kind) => {
    const [table, column] = [purchaseTables[kind], purchaseColumn[kind]];
    // `orders` is a word of routes and permissions too: as a table it is quoted, a key, or in SQL.
    const named = `['"\`]${table}['"\`]|^ *${table}:|\\b(from|join|into|update|table) ${table}\\b`;
    return [kind, new RegExp(`${named}|(?<!gateway_)\\b${column}\\b`, 'm')];
  }),
);

it('a list of purchases forgets no kind', () => {
  const files = [...sourceFiles('app'), ...sourceFiles('bench'), ...sourceFiles('scripts'), 'db/audit.sql'];
  const read = files
    .filter((file) => !isTest(file) && !ofSome[file])
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, lacks: purchaseNames.filter((kind) => !tests[kind]?.test(text)) };
    });
  const lists = read.filter(({ lacks }) => purchaseNames.length - lacks.length >= 3);
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
});
