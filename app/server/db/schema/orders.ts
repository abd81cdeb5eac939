import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { HoldState } from '#core/bookings/hold.ts';
import type { BillKind } from '#core/orders/bill.ts';
import type { CounterMode } from '#core/orders/counter.ts';
import type { OrderStage } from '#core/orders/order-state.ts';
import type { SwapState } from '#core/orders/order-view.ts';
import type { MoneyState } from '#core/purchases/money-state.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface HoldsTable {
  holder: string;
  pool: 'stock';
  unit_id: string;
  quantity: number;
  state: HoldState;
  until: Date;
}

export interface UnprovenSharesTable {
  holder: string;
  unit: string;
  origin: string;
  pieces: number;
  ends_at: Date;
}

export interface OrdersTable {
  id: string;
  number: GeneratedAlways<number>;
  intent_key: string;
  intent_hash: string;
  state: Generated<MoneyState>;
  stage: Generated<OrderStage>;
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
  items_paise: number;
  delivery_paise: number;
  total_paise: number;
  currency: Generated<string>;
  weight_grams: number;
  unbilled_paise: Generated<number>;
  person_id: string | null;
  gateway_order_id: string | null;
  gateway_account: string | null;
  gateway_mode: 'test' | 'live' | null;
  failure: string | null;
  created_at: Date;
  paid_at: Date | null;
  poll_at: Date | null;
  poll_count: Generated<number>;
  courier: string | null;
  tracking: string | null;
  version: Generated<number>;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  variant_id: string;
  product_id: string;
  title: string;
  options: string;
  sku: string;
  hsn: string;
  rate_bp: number;
  quantity: number;
  unit_paise: number;
  amount_paise: number;
  weight_grams: number;
  cancelled: Generated<number>;
  replaces: Generated<number | null>;
}

export interface OrderSwapsTable {
  id: string;
  order_id: string;
  state: Generated<SwapState>;
  offered_by: string;
  offered_at: Date;
  held_until: Date;
  back_paise: number;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface OrderSwapLinesTable {
  swap_id: string;
  position: number;
  variant_id: string;
  product_id: string;
  title: string;
  options: string;
  sku: string;
  hsn: string;
  rate_bp: number;
  quantity: number;
  unit_paise: number;
  weight_grams: number;
}

export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  at: Date;
  kind: string;
  state: MoneyState | null;
  stage: OrderStage | null;
  payment_id: string | null;
  amount_paise: number | null;
  note: string | null;
}

export interface CounterRefundsTable {
  refund_id: string;
  mode: CounterMode;
  amount_paise: number;
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
  order_id: string;
  payment_id: string;
  of_bill_id: string | null;
  refund_id: string | null;
  billed_on: string;
  total_paise: number;
  facts: Json<unknown>;
  issued_at: Date;
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
