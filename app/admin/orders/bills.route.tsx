import { Form } from 'react-router';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { addPaise, formatRupees } from '#core/money/paise.ts';
import { type HsnRow, hsnSummary } from '#core/orders/bill-rows.ts';
import { percent } from '#core/orders/bill-sheet.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listBillsOfMonth } from '#server/orders/bills/bill-queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
import { type Column, Table } from '#ui/table/table.tsx';
import type { Route } from './+types/bills.route';

/** A month of bills for the accountant: by HSN, and each document. */
export const loader = forStaff('bills.read', async ({ url, services }) => {
  const requested = url.searchParams.get('month') ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(requested)
    ? requested
    : templeDay(services.clock()).slice(0, 7);
  const bills = await listBillsOfMonth(services, month);
  return {
    month,
    hsn: hsnSummary(bills),
    bills: bills.map(({ id, number, kind, billedOn, total, order }) => ({
      ...{ id, number, kind, billedOn, total, orderNumber: order.number },
    })),
  };
});

export const handle = { crumb: 'Bills' } satisfies AdminHandle;

const hsnColumns: Column<HsnRow>[] = [
  { label: 'HSN', cell: ({ hsn }) => hsn || 'none' },
  { label: 'Rate', cell: ({ rateBp }) => (rateBp === 0 ? 'nil' : percent(rateBp)) },
  { label: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
  { label: 'Taxable value', numeric: true, cell: ({ taxable }) => formatRupees(taxable) },
  { label: 'CGST', numeric: true, cell: ({ cgst }) => formatRupees(cgst) },
  { label: 'SGST', numeric: true, cell: ({ sgst }) => formatRupees(sgst) },
  { label: 'IGST', numeric: true, cell: ({ igst }) => formatRupees(igst) },
  { label: 'Amount', numeric: true, cell: ({ amount }) => <b>{formatRupees(amount)}</b> },
];

export default function Bills({ loaderData: { month, hsn, bills } }: Route.ComponentProps) {
  const net = addPaise(hsn.map(({ amount }) => amount));
  return (
    <div className="admin-stack">
      <ScreenHead
        title="Bills"
        count={
          <>
            {bills.length === 1 ? '1 paper' : `${bills.length} papers`}, {formatRupees(net)} after credit
            notes
          </>
        }
      >
        {bills.length > 0 && (
          <FileButton action={`${href('/admin-dashboard/orders/bills.csv')}?month=${month}`}>
            Export the month as CSV
          </FileButton>
        )}
      </ScreenHead>
      <Form method="get" className="row wrapx items-end">
        <label className="field">
          <span className="lbl">Month</span>
          <input className="input" type="month" name="month" defaultValue={month} />
        </label>
        <Button look="outline" size="sm" type="submit">
          Show
        </Button>
      </Form>
      {bills.length === 0 ? (
        <section className="panel">
          <EmptyState title="No bill in this month">
            A bill is written when an order of the shop is paid, a credit note when money of it goes back.
          </EmptyState>
        </section>
      ) : (
        <>
          <Panel title="By HSN and rate, credit notes taken off">
            <Table
              caption="Sums by HSN"
              columns={hsnColumns}
              rows={hsn}
              rowKey={({ hsn: code, rateBp }) => `${code} ${rateBp}`}
            />
          </Panel>
          <Panel title="Every paper">
            <Table
              caption="Bills and credit notes"
              rows={bills}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: 'Number',
                  cell: ({ id, number }) => (
                    <a href={billPdfPath(id)} className="font-semibold num">
                      {number}
                    </a>
                  ),
                },
                { label: 'Kind', cell: ({ kind }) => kindWords[kind] },
                {
                  label: 'Date',
                  cell: ({ billedOn }) => <span className="num">{dayInWords(billedOn)}</span>,
                },
                { label: 'Order', cell: ({ orderNumber }) => <span className="num">{orderNumber}</span> },
                { label: 'Total', numeric: true, cell: ({ total }) => formatRupees(total) },
              ]}
            />
          </Panel>
        </>
      )}
    </div>
  );
}

const kindWords = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  combined: 'Invoice-cum-bill of supply',
  'credit-note': 'Credit note',
};
