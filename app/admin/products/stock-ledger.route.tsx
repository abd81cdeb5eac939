import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { optionWords } from '#core/products/product.ts';
import { stockReasonWords } from '#core/products/stock.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, type StaffCall } from '#server/auth/staff-route.ts';
import { findEditedProduct, listStockMoves } from '#server/products/admin-product-queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/stock-ledger.route';

const pageSize = 100;

/** Every change of the stock of one product, newest first. */
export const loader = forStaff(
  'products.read',
  async ({ url, params, services }: StaffCall<Route.LoaderArgs>) => {
    const product = await findEditedProduct(services.db, params.id);
    if (!product) throw new Response(null, { status: 404 });
    const variants = product.variants.map(({ id, sku, options }) => ({
      id,
      name: optionWords(options) || sku,
    }));
    const { moves, page, pages } = await listStockMoves(
      services,
      variants.map(({ id }) => id),
      { page: readSearch(url.searchParams).page, size: pageSize },
    );
    const nameOf = new Map(variants.map(({ id, name }) => [id, name]));
    return {
      ...{ id: product.id, title: product.title, page, pages },
      moves: moves.map((move) => ({ ...move, variant: nameOf.get(move.variantId) ?? '' })),
    };
  },
);

export const handle = { crumb: m.stockLedger } satisfies AdminHandle;

type Move = Route.ComponentProps['loaderData']['moves'][number];

const columns: Column<Move>[] = [
  { label: m.when, cell: ({ at }) => <span className="num">{shortMoment(at)}</span> },
  { label: m.variant, cell: ({ variant }) => variant },
  {
    label: m.change,
    numeric: true,
    cell: ({ change }) => <b className="num">{change > 0 ? `+${change}` : `−${-change}`}</b>,
  },
  { label: m.thenThere, numeric: true, cell: ({ after }) => <span className="num">{after}</span> },
  {
    label: m.why,
    cell: ({ reason, note }) => (note ? `${stockReasonWords[reason]}: ${note}` : stockReasonWords[reason]),
  },
  {
    label: m.who,
    cell: ({ person, orderRef }) =>
      orderRef ? (
        <span className="num break-all">{orderRef}</span>
      ) : (
        (person ?? <span className="faint">{m.theSite}</span>)
      ),
  },
];

export default function StockLedger({ loaderData: { id, title, moves, page, pages } }: Route.ComponentProps) {
  return (
    <div className="admin-stack">
      <ScreenHead title={m.stockTitle(title)} />
      <section className="panel">
        {moves.length === 0 ? (
          <EmptyState title={m.nothingMoved}>{m.nothingMovedNote}</EmptyState>
        ) : (
          <Table caption={m.stockChanges} columns={columns} rows={moves} rowKey={(move) => String(move.id)} />
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${href('/admin-dashboard/products/:id/stock', { id })}?page=${number}`}
        />
      </section>
    </div>
  );
}
