import { Link } from 'react-router';
import { formatRupees, paise } from '#core/money/paise.ts';
import { optionWords } from '#core/products/product.ts';
import * as m from '#messages/admin/products.ts';
import type { AdminVariant } from '#server/products/admin-product-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { type StockAnswer, StockForm } from './stock-form.tsx';

type VariantTableProps = {
  rows: AdminVariant[];
  mayWrite: boolean;
  mayStock: boolean;
  answer: StockAnswer | undefined;
};

/** One row an article; its stock is changed in place. */
export function VariantTable({ rows, mayWrite, mayStock, answer }: VariantTableProps) {
  const columns: Column<AdminVariant>[] = [
    {
      label: m.product,
      cell: ({ productId, title, options }) => (
        <div>
          {mayWrite ? (
            <Link to={href('/admin-dashboard/products/:id', { id: productId })} className="font-semibold">
              {title}
            </Link>
          ) : (
            <b className="font-semibold">{title}</b>
          )}
          {options.length > 0 && <span className="sm faint block">{optionWords(options)}</span>}
        </div>
      ),
    },
    { label: m.articleNumber, cell: ({ sku }) => <span className="num">{sku}</span> },
    {
      label: m.price,
      numeric: true,
      cell: ({ price }) => <span className="num">{formatRupees(paise(price), 'short')}</span>,
    },
    { label: m.state, cell: (row) => <StockBadge row={row} /> },
    {
      label: m.stockInShop,
      cell: (row) =>
        mayStock ? (
          <StockForm row={row} answer={answer?.variantId === row.id ? answer : undefined} />
        ) : (
          <span className="num">{row.onHand}</span>
        ),
    },
    {
      label: m.ledger,
      cell: ({ productId, held }) => (
        <div>
          <Link to={href('/admin-dashboard/products/:id/stock', { id: productId })} className="underline">
            {m.moves}
          </Link>
          {held > 0 && <span className="sm faint block">{m.held(held)}</span>}
        </div>
      ),
    },
  ];
  return <Table caption={m.articlesOfShop} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function StockBadge({ row }: { row: AdminVariant }) {
  if (row.status === 'draft') return <Badge tone="info">{m.draft}</Badge>;
  if (row.status === 'hidden' || !row.offered) return <Badge tone="info">{m.notSold}</Badge>;
  const available = row.onHand - row.held;
  if (available <= 0) return <Badge tone="bad">{m.outOfStock}</Badge>;
  return available <= row.lowAt ? <Badge tone="wait">{m.low}</Badge> : <Badge tone="good">{m.inStock}</Badge>;
}
