import { View } from '@react-pdf/renderer';
import type { CardSheet } from '#core/membership/card-sheet.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { mark, qrDrawing } from './receipt-art.ts';
import { receiptStyles } from './receipt-styles.ts';
import { Art, type Setting, Sheet, Words } from './sheet-parts.tsx';

/** A member's card on a sheet in the layout of the receipt. */
export function cardPage(card: CardSheet, { fontFamily, size }: Setting) {
  const styles = receiptStyles(size);
  const { temple, name, tier, number, beganOn, address } = card;
  return (
    <Sheet title={`Membership ${number}`} author={temple} fontFamily={fontFamily} styles={styles}>
      <View style={styles.header}>
        <Art of={mark} width={46 * size} />
        <Words style={styles.entity} maxLines={2}>
          {temple}
        </Words>
        <Words style={styles.title}>Life membership · आजीवन सदस्यता</Words>
      </View>
      <View style={{ alignItems: 'center', marginTop: 24 * size, gap: 10 * size }}>
        <Words style={styles.entity} maxLines={3}>
          {name}
        </Words>
        <Words style={styles.words}>{tier}</Words>
        <Words style={styles.number}>{number}</Words>
        <Words style={styles.small}>{`Since ${dayInWords(beganOn)}`}</Words>
        <Art of={qrDrawing(address)} width={150 * size} />
        <Words style={styles.small} maxLines={2}>
          {address}
        </Words>
        <Words style={styles.small}>
          The code opens the page that says whether this card is valid today.
        </Words>
      </View>
      <View style={styles.grow} />
    </Sheet>
  );
}
