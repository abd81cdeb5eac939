import type { Generated, GeneratedAlways } from 'kysely';
import type { HoldState } from '#core/bookings/hold.ts';
import type { PoolName } from '#core/bookings/pool-name.ts';
import type { BillKind } from '#core/orders/bill.ts';
import type { CounterMode } from '#core/orders/counter.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { SwapState } from '#core/orders/order-view.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';
import type { Json, Money, NoMoney, PurchaseEventRow, PurchaseRow } from './shared-columns.ts';

export interface HoldsTable {
  holder: string;
  pool: PoolName;
  unit_id: string;
  quantity: number;
  state: HoldState;
  until: Date;
}

export interface UnprovenSharesTable {
  holder: string;
  unit: string;
  origin: string;
  address: string | null;
  pieces: number;
  ends_at: Date;
}

export interface OrdersTable extends PurchaseRow {
  number: GeneratedAlways<number>;
  state: Generated<MoneyState>;
  stage: Generated<OrderStage>;
  pay_until: Date | null;
  pay_by: 'gateway' | 'pickup';
  delivery: 'courier' | 'pickup';
  buyer_name: string;
  buyer_phone: string;
  buyer_email: string | null;
  address_line1: string | null;
  address_line2: string | null;
  landmark: string | null;
  city: string | null;
  supply_state: string;
  pin: string | null;
  gstin: string | null;
  note: string | null;
  items_paise: Money;
  delivery_paise: Money;
  weight_grams: number;
  unbilled_paise: Generated<number>;
  courier: string | null;
  tracking: string | null;
  version: Generated<number>;
  /** At whose price it was ordered, where that is a member's. */
  membership_id: Generated<string | null>;
}

/** A product as it was sold or offered. */
interface GoodsRow {
  position: number;
  variant_id: string;
  product_id: string;
  title: string;
  options: string;
  sku: string;
  hsn: string;
  rate_bp: number;
  quantity: number;
  unit_paise: Money;
  weight_grams: number;
}

export interface OrderLinesTable extends GoodsRow {
  order_id: string;
  amount_paise: Money;
  cancelled: Generated<number>;
  replaces: Generated<number | null>;
  /** What everybody paid for one, where the order is a member's. */
  list_paise: Generated<number | null>;
}

export interface OrderSwapsTable {
  id: string;
  order_id: string;
  state: Generated<SwapState>;
  offered_by: string;
  offered_at: Date;
  held_until: Date;
  back_paise: Money;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface OrderSwapLinesTable extends GoodsRow {
  swap_id: string;
}

export interface OrderEventsTable extends PurchaseEventRow {
  order_id: string;
  stage: OrderStage | null;
}

export interface CounterRefundsTable {
  refund_id: string;
  mode: CounterMode;
  amount_paise: Money;
  handed_on: string;
  handed_by: string;
  noted_at: Date;
}

export interface BillSeriesTable {
  prefix: string;
  fiscal_year: string;
  last_number: number;
}

export interface BillsTable {
  id: string;
  kind: BillKind;
  prefix: string;
  fiscal_year: string;
  sequence: number;
  number: string;
  order_id: string | null;
  stay_id: Generated<string | null>;
  seat_id: Generated<string | null>;
  /** Of seats: the money at the desk that it is over. */
  desk_payment_id: Generated<string | null>;
  payment_id: string | null;
  of_bill_id: string | null;
  refund_id: string | null;
  billed_on: string;
  total_paise: Money;
  facts: Json<unknown>;
  issued_at: Date;
  /** Of a stay's bill: the part that the gateway's payment paid. */
  covered_paise: NoMoney;
}

export interface DeliveryAddressesTable {
  id: string;
  person_id: string;
  full_name: string;
  phone: string;
  address_line1: string;
  address_line2: string | null;
  landmark: string | null;
  city: string;
  state: string;
  pin: string;
  used_at: Date;
}
