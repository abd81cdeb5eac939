import { View } from '@react-pdf/renderer';
import type { classCertificateSheet } from '#core/classes/class-certificate.ts';
import { mark } from './receipt-art.ts';
import { receiptStyles } from './receipt-styles.ts';
import { Art, Rows, type Setting, Sheet, Words } from './sheet-parts.tsx';

/** The certificate of a class in the layout of the receipt. */
export function classCertificatePage(
  sheet: ReturnType<typeof classCertificateSheet>,
  { fontFamily, size }: Setting,
) {
  const styles = receiptStyles(size);
  const { temple, title, number, name, sentence, course, facts } = sheet;
  return (
    <Sheet title={`${title} ${number}`} author={temple} fontFamily={fontFamily} styles={styles}>
      <View style={styles.header}>
        <Art of={mark} width={46 * size} />
        <Words style={styles.entity} maxLines={2}>
          {temple}
        </Words>
        <Words style={styles.title}>{title}</Words>
        <View style={{ marginTop: 8 * size }}>
          <Words style={styles.number}>{number}</Words>
        </View>
      </View>
      <View style={{ alignItems: 'center', marginTop: 36 * size, marginBottom: 30 * size, gap: 12 * size }}>
        <Words style={styles.entity} maxLines={3}>
          {name}
        </Words>
        <Words style={styles.words}>{sentence}</Words>
        <Words style={styles.entity} maxLines={3}>
          {course}
        </Words>
      </View>
      <Rows rows={facts} styles={styles} />
      <View style={styles.grow} />
      <View style={{ marginTop: 60 * size }}>
        <Words style={styles.small}>{`For ${temple}`}</Words>
      </View>
    </Sheet>
  );
}
