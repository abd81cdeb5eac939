import { sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { givenStates } from '#core/donations/donation-state.ts';
import { type Paise, paise } from '#core/money/paise.ts';
import { type Span, sameLastYear } from '#core/stats/periods.ts';
import type { Services } from '#server/services.ts';

// What the shop sold, by the day of the payment, less refunds. The caller checks 'orders.read'.

export type Sale = { id: string; number: string; paidAt: Date; buyer: string; total: Paise; back: Paise };
export type SalesFigure = { count: number; net: Paise };

const pageSize = 50;

/** The orders that are paid and not fully refunded, newest payment first. */
export async function listSales(
  services: Pick<Services, 'db'>,
  span: Span,
  pageNumber: number,
): Promise<{ rows: Sale[]; figure: SalesFigure; page: number; pages: number }> {
  const figure = await sumSales(services, span);
  const { page, pages, offset } = nearestPage(pageNumber, figure.count, pageSize);
  const rows = await sold(services, span)
    .select(['id', 'number', 'paid_at', 'buyer_name as buyer', 'total_paise as total', wentBack.as('back')])
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(({ number, paid_at, back, ...row }) => ({
      ...{ ...row, number: String(number), paidAt: paid_at ?? span.from, back: paise(back) },
    })),
    ...{ figure, page, pages },
  };
}

/** Beside the same point of last year. */
export async function getSales(
  services: Pick<Services, 'db'>,
  span: Span,
): Promise<{ now: SalesFigure; lastYear: SalesFigure }> {
  const [now, lastYear] = await Promise.all([
    sumSales(services, span),
    sumSales(services, sameLastYear(span)),
  ]);
  return { now, lastYear };
}

async function sumSales(services: Pick<Services, 'db'>, span: Span): Promise<SalesFigure> {
  const row = await sold(services, span)
    .select([
      sql<number>`count(*)::bigint`.as('count'),
      sql<number>`coalesce(sum(total_paise - ${wentBack}), 0)::bigint`.as('net'),
    ])
    .executeTakeFirstOrThrow();
  return { count: row.count, net: paise(row.net) };
}

function sold({ db }: Pick<Services, 'db'>, { from, to }: Span) {
  return db
    .selectFrom('orders')
    .where('state', 'in', givenStates)
    .where('paid_at', '>=', from)
    .where('paid_at', '<=', to);
}

const wentBack = sql<number>`(case when orders.state = 'paid' then 0 else
  coalesce((select payment.refunded_paise from payments as payment where payment.order_id = orders.id
    and payment.role = 'settling'), 0) end)::bigint`;
