import { paise } from '#core/money/paise.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';

/** The columns that every table of purchases has. */
type PurchaseRow = {
  id: string;
  state: MoneyState;
  total_paise: number;
  currency: string;
  gateway_order_id: string | null;
  gateway_account: string | null;
  gateway_mode: 'test' | 'live' | null;
  created_at: Date;
  paid_at: Date | null;
};

/** What settling and paying need to know of a purchase, whatever is bought. */
export function purchaseFields(row: PurchaseRow) {
  return {
    id: row.id,
    state: row.state,
    total: paise(row.total_paise),
    currency: row.currency,
    orderId: row.gateway_order_id,
    account: row.gateway_account,
    gatewayMode: row.gateway_mode,
    createdAt: row.created_at,
    paidAt: row.paid_at,
  };
}
