import { Form } from 'react-router';
import { FileButton } from '#admin/forms/file-button.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { addPaise, formatRupees } from '#core/money/paise.ts';
import { billedPurchase } from '#core/orders/bill.ts';
import { type HsnRow, hsnSummary } from '#core/orders/bill-rows.ts';
import { percent } from '#core/orders/bill-sheet.ts';
import { billPdfPath } from '#core/receipts/receipt-paths.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/orders.ts';
import { forStaff } from '#server/auth/staff-route.ts';
import { listBillsOfMonth } from '#server/bills/bill-queries.ts';
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
    bills: bills.map(({ id, number, kind, billedOn, total, ...bill }) => ({
      ...{ id, number, kind, billedOn, total, purchase: billedPurchase(bill) },
    })),
  };
});

export const handle = { crumb: m.bills } satisfies AdminHandle;

const hsnColumns: Column<HsnRow>[] = [
  { label: 'HSN', cell: ({ hsn }) => hsn || m.noHsn },
  { label: m.rate, cell: ({ rateBp }) => (rateBp === 0 ? m.nilRate : percent(rateBp)) },
  { label: m.quantity, numeric: true, cell: ({ quantity }) => quantity },
  { label: m.taxableValue, numeric: true, cell: ({ taxable }) => formatRupees(taxable) },
  { label: 'CGST', numeric: true, cell: ({ cgst }) => formatRupees(cgst) },
  { label: 'SGST', numeric: true, cell: ({ sgst }) => formatRupees(sgst) },
  { label: 'IGST', numeric: true, cell: ({ igst }) => formatRupees(igst) },
  { label: m.amount, numeric: true, cell: ({ amount }) => <b>{formatRupees(amount)}</b> },
];

export default function Bills({ loaderData: { month, hsn, bills } }: Route.ComponentProps) {
  const net = addPaise(hsn.map(({ amount }) => amount));
  return (
    <div className="admin-stack">
      <ScreenHead title={m.bills} count={m.papersAndNet(bills.length, formatRupees(net))}>
        {bills.length > 0 && (
          <FileButton action={`${href('/admin-dashboard/orders/bills.csv')}?month=${month}`}>
            {m.exportMonth}
          </FileButton>
        )}
      </ScreenHead>
      <Form method="get" className="row wrapx items-end">
        <label className="field">
          <span className="lbl">{m.month}</span>
          <input className="input" type="month" name="month" defaultValue={month} />
        </label>
        <Button look="outline" size="sm" type="submit">
          {m.show}
        </Button>
      </Form>
      {bills.length === 0 ? (
        <section className="panel">
          <EmptyState title={m.noBill}>{m.billsNote}</EmptyState>
        </section>
      ) : (
        <>
          <Panel title={m.byHsn}>
            <Table
              caption={m.sumsByHsn}
              columns={hsnColumns}
              rows={hsn}
              rowKey={({ hsn: code, rateBp }) => `${code} ${rateBp}`}
            />
          </Panel>
          <Panel title={m.everyPaper}>
            <Table
              caption={m.billsAndNotes}
              rows={bills}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: m.number,
                  cell: ({ id, number }) => (
                    <a href={billPdfPath(id)} className="font-semibold num">
                      {number}
                    </a>
                  ),
                },
                { label: m.kind, cell: ({ kind }) => kindWords[kind] },
                {
                  label: m.date,
                  cell: ({ billedOn }) => <span className="num">{dayInWords(billedOn)}</span>,
                },
                {
                  label: m.billFor,
                  cell: ({ purchase }) => (
                    <span className="num">{m.billedPurchase[purchase.kind](purchase.number)}</span>
                  ),
                },
                { label: m.total, numeric: true, cell: ({ total }) => formatRupees(total) },
              ]}
            />
          </Panel>
        </>
      )}
    </div>
  );
}

const kindWords = {
  'tax-invoice': m.taxInvoice,
  'bill-of-supply': m.billOfSupply,
  combined: m.combinedBill,
  'credit-note': m.creditNote,
};
