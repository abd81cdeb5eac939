import { View } from '@react-pdf/renderer';
import type { CertificateSheet } from '#core/csr/certificate.ts';
import { receiptStyles } from './receipt-styles.ts';
import { Rows, type Setting, Sheet, SheetHead, SheetSum, Words } from './sheet-parts.tsx';

/** A utilisation certificate in the layout of the receipt. */
export function certificatePage(sheet: CertificateSheet, { fontFamily, size }: Setting) {
  const styles = receiptStyles(size);
  return (
    <Sheet
      title={`${sheet.title} ${sheet.number}`}
      author={sheet.title}
      fontFamily={fontFamily}
      styles={styles}
    >
      <SheetHead title={sheet.title} number={sheet.number} size={size} styles={styles} />
      <View style={{ marginTop: 14 * size }}>
        <Words style={styles.words} maxLines={4}>
          {sheet.sentence}
        </Words>
      </View>
      <Rows rows={sheet.facts} styles={styles} />
      <View style={{ marginTop: 10 * size }}>
        <Words style={styles.label}>Received</Words>
      </View>
      <Rows rows={sheet.received} styles={styles} />
      <View style={{ marginTop: 10 * size }}>
        <Words style={styles.label}>Spent</Words>
      </View>
      <Rows rows={sheet.spent} styles={styles} />
      <SheetSum inWords={sheet.inWords} total={sheet.total} styles={styles} />
      <View style={styles.grow} />
      <View style={{ marginTop: 40 * size }}>
        <Words style={styles.small}>{sheet.foot}</Words>
      </View>
    </Sheet>
  );
}
