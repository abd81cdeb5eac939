import { Document, type DocumentProps, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { BillSheet } from '#core/orders/bill-sheet.ts';
import { printable } from '#core/receipts/printable.ts';
import { mark } from './receipt-art.ts';
import { receiptStyles } from './receipt-styles.ts';

/** A bill in the layout of the receipt: seller and buyer, the lines with their tax, the sums. */
export function billPage(
  sheet: BillSheet,
  { fontFamily, size }: { fontFamily: string; size: number },
): ReactElement<DocumentProps> {
  const styles = { ...receiptStyles(size), ...columns(size) };
  const text = (style: keyof typeof styles, value: string, maxLines?: number) =>
    h(
      Text,
      { style: maxLines ? [styles[style], { maxLines, textOverflow: 'ellipsis' }] : styles[style] },
      printable(value),
    );
  const block = (title: string, lines: readonly string[]) =>
    h(
      View,
      { style: styles.party },
      text('label', title),
      ...lines.map((line, key) => h(View, { key }, text(key === 0 ? 'number' : 'small', line, 3))),
    );
  const row = (label: string, value: string) =>
    h(View, { key: label, style: styles.row }, text('rowLabel', label), text('value', value, 2));

  return h(
    Document,
    { title: `${sheet.title} ${sheet.number}`, author: sheet.seller[0] ?? '', language: 'en' },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily }] },
      h(
        View,
        { style: styles.frame },
        h(
          View,
          { style: styles.header },
          h(
            Svg,
            { viewBox: `0 0 ${mark.width} ${mark.height}`, style: { width: 40 * size, height: 40 * size } },
            ...mark.paths.map((one, key) => h(Path, { key, ...one })),
          ),
          text('title', sheet.title),
          h(View, { style: { marginTop: 8 * size } }, text('number', sheet.number)),
        ),
        h(View, { style: styles.parties }, block('Sold by', sheet.seller), block('Sold to', sheet.buyer)),
        h(View, { style: styles.rows }, ...sheet.facts.map(({ label, value }) => row(label, value))),
        h(
          View,
          { style: styles.table },
          h(
            View,
            { style: styles.tableHead },
            text('headTitle', 'Goods'),
            text('hsn', 'HSN'),
            text('count', 'Qty'),
            text('rate', 'GST'),
            text('sumCell', 'Value'),
            text('sumCell', 'Amount'),
          ),
          ...sheet.lines.map((line, key) =>
            h(
              View,
              { key, style: styles.line, wrap: false },
              text('lineTitle', line.title, 2),
              text('hsn', line.hsn),
              text('count', line.quantity),
              text('rate', line.rate),
              text('sumCell', line.taxable),
              text('sumCell', line.amount),
            ),
          ),
        ),
        h(View, { style: styles.rows }, ...sheet.sums.map(({ label, value }) => row(label, value))),
        h(
          View,
          { style: styles.total },
          h(View, { style: styles.inWords }, text('label', 'Amount in words'), text('words', sheet.inWords)),
          h(View, { style: styles.sum }, text('label', 'Total'), text('amount', sheet.total)),
        ),
        sheet.taxes.length > 0 &&
          h(
            View,
            { style: styles.tax },
            ...sheet.taxes.map(({ label, taxable, tax }) =>
              h(View, { key: label }, text('taxWords', `${label}: value ${taxable}, ${tax}`)),
            ),
          ),
        h(View, { style: styles.grow }),
        text('small', `${sheet.foot} Made by computer; it needs no signature.`),
      ),
    ),
  );
}

function columns(size: number) {
  const right = { textAlign: 'right' } as const;
  return {
    parties: { marginTop: 14 * size, flexDirection: 'row' as const },
    party: { flex: 1, paddingRight: 16 },
    hsn: { width: 54 * size, fontSize: 9 * size },
    count: { width: 28 * size, ...right },
    rate: { width: 40 * size, ...right },
    sumCell: { width: 84 * size, ...right },
  };
}
