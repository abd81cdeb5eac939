import { View } from '@react-pdf/renderer';
import type { BillSheet } from '#core/orders/bill-sheet.ts';
import { receiptStyles } from './receipt-styles.ts';
import { Rows, type Setting, Sheet, SheetHead, SheetSum, Words } from './sheet-parts.tsx';

/** A bill in the layout of the receipt: seller and buyer, the lines with their tax, the sums. */
export function billPage(sheet: BillSheet, { fontFamily, size }: Setting) {
  const styles = billStyles(size);
  return (
    <Sheet
      title={`${sheet.title} ${sheet.number}`}
      author={sheet.seller[0] ?? ''}
      fontFamily={fontFamily}
      styles={styles}
    >
      <SheetHead title={sheet.title} number={sheet.number} size={size} styles={styles} />
      <View style={styles.parties}>
        <Party title="Sold by" lines={sheet.seller} styles={styles} />
        <Party title="Sold to" lines={sheet.buyer} styles={styles} />
      </View>
      <Rows rows={sheet.facts} styles={styles} />
      <Lines lines={sheet.lines} heads={sheet.heads} styles={styles} />
      <Rows rows={sheet.sums} styles={styles} />
      <SheetSum inWords={sheet.inWords} total={sheet.total} styles={styles} />
      {sheet.taxes.length > 0 && (
        <View style={styles.tax}>
          {sheet.taxes.map(({ label, taxable, tax }) => (
            <View key={label}>
              <Words style={styles.taxWords}>{`${label}: value ${taxable}, ${tax}`}</Words>
            </View>
          ))}
        </View>
      )}
      <View style={styles.grow} />
      <Words style={styles.small}>{`${sheet.foot} Made by computer; it needs no signature.`}</Words>
    </Sheet>
  );
}

type Styles = ReturnType<typeof billStyles>;

function Party({ title, lines, styles }: { title: string; lines: readonly string[]; styles: Styles }) {
  return (
    <View style={styles.party}>
      <Words style={styles.label}>{title}</Words>
      {lines.map((line, index) => (
        <View key={line}>
          <Words style={index === 0 ? styles.number : styles.small} maxLines={3}>
            {line}
          </Words>
        </View>
      ))}
    </View>
  );
}

function Lines({ lines, heads, styles }: Pick<BillSheet, 'lines' | 'heads'> & { styles: Styles }) {
  return (
    <View style={styles.table}>
      <View style={styles.tableHead}>
        <Words style={styles.headTitle}>{heads.sold}</Words>
        <Words style={styles.hsn}>{heads.code}</Words>
        <Words style={styles.count}>Qty</Words>
        <Words style={styles.rate}>GST</Words>
        <Words style={styles.sumCell}>Value</Words>
        <Words style={styles.sumCell}>Amount</Words>
      </View>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, none moves on paper
        <View key={index} style={styles.line} wrap={false}>
          <Words style={styles.lineTitle} maxLines={2}>
            {line.title}
          </Words>
          <Words style={styles.hsn}>{line.hsn}</Words>
          <Words style={styles.count}>{line.quantity}</Words>
          <Words style={styles.rate}>{line.rate}</Words>
          <Words style={styles.sumCell}>{line.taxable}</Words>
          <Words style={styles.sumCell}>{line.amount}</Words>
        </View>
      ))}
    </View>
  );
}

function billStyles(size: number) {
  const right = { textAlign: 'right' } as const;
  return {
    ...receiptStyles(size),
    parties: { marginTop: 14 * size, flexDirection: 'row' as const },
    party: { flex: 1, paddingRight: 16 },
    hsn: { width: 54 * size, fontSize: 9 * size },
    count: { width: 28 * size, ...right },
    rate: { width: 40 * size, ...right },
    sumCell: { width: 84 * size, ...right },
  };
}
