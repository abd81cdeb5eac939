import { Link } from 'react-router';
import { formatRupees, paise } from '#core/money/paise.ts';
import { optionWords } from '#core/products/product.ts';
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
      label: 'Product',
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
    { label: 'Article number', cell: ({ sku }) => <span className="num">{sku}</span> },
    {
      label: 'Price',
      numeric: true,
      cell: ({ price }) => <span className="num">{formatRupees(paise(price), 'short')}</span>,
    },
    { label: 'State', cell: (row) => <StockBadge row={row} /> },
    {
      label: 'On the shelf',
      cell: (row) =>
        mayStock ? (
          <StockForm row={row} answer={answer?.variantId === row.id ? answer : undefined} />
        ) : (
          <span className="num">{row.onHand}</span>
        ),
    },
    {
      label: 'Ledger',
      cell: ({ productId, held }) => (
        <div>
          <Link to={href('/admin-dashboard/products/:id/stock', { id: productId })} className="underline">
            Moves
          </Link>
          {held > 0 && <span className="sm faint block">{held} held</span>}
        </div>
      ),
    },
  ];
  return <Table caption="Articles of the shop" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function StockBadge({ row }: { row: AdminVariant }) {
  if (row.status === 'draft') return <Badge tone="info">Draft</Badge>;
  if (row.status === 'hidden' || !row.offered) return <Badge tone="info">Not sold</Badge>;
  const available = row.onHand - row.held;
  if (available <= 0) return <Badge tone="bad">Out of stock</Badge>;
  return available <= row.lowAt ? <Badge tone="wait">Low</Badge> : <Badge tone="good">In stock</Badge>;
}
