import { View } from '@react-pdf/renderer';
import type { PassSheet } from '#core/passes/pass-sheet.ts';
import { mark, qrDrawing } from './receipt-art.ts';
import { receiptStyles } from './receipt-styles.ts';
import { Art, type Setting, Sheet, Words } from './sheet-parts.tsx';

/** The passes of a booking, two beside each other, each to be shown or cut out. */
export function passesPage(sheet: PassSheet, { fontFamily, size }: Setting) {
  const styles = receiptStyles(size);
  const { temple, event, when, where, title, name, passes } = sheet;
  return (
    <Sheet title={title} author={temple} fontFamily={fontFamily} styles={styles}>
      <View style={styles.header}>
        <Art of={mark} width={40 * size} />
        <Words style={styles.small}>{temple}</Words>
        <Words style={styles.entity} maxLines={3}>
          {event}
        </Words>
        <Words style={styles.words}>{when}</Words>
        <Words style={styles.words} maxLines={2}>
          {where}
        </Words>
        <Words style={styles.small} maxLines={2}>
          {`${title} · ${name}`}
        </Words>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', marginTop: 18 * size }}>
        {passes.map((pass) => (
          <View
            key={pass.token}
            wrap={false}
            style={{ width: '50%', padding: 8 * size, alignItems: 'center', gap: 4 * size }}
          >
            <Words style={styles.number} maxLines={2}>
              {pass.title}
            </Words>
            {/* Readers want it large, and white around it: the paper is that. */}
            <Art of={qrDrawing(pass.token)} width={170 * size} />
            <Words style={styles.number}>{pass.number}</Words>
            <Words style={styles.small} maxLines={2}>
              {pass.facts}
            </Words>
          </View>
        ))}
      </View>
    </Sheet>
  );
}
