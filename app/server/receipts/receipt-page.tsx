import { View } from '@react-pdf/renderer';
import type { ReceiptSheet } from '#core/receipts/receipt-sheet.ts';
import { lotusDivider, mark, qrDrawing } from './receipt-art.ts';
import { receiptStyles, type SheetStyles } from './receipt-styles.ts';
import { Art, type Setting, Sheet, Words } from './sheet-parts.tsx';

/**
 * Lays out one A4 page. Every external text has a limit of lines, so that the page never overflows;
 * the table was limited before.
 */
export function receiptPage(
  sheet: ReceiptSheet,
  { verifyUrl, fontFamily, size }: Setting & { verifyUrl: string },
) {
  const styles = receiptStyles(size);
  const { entity, voided } = sheet;
  return (
    <Sheet
      title={`Receipt ${sheet.number}`}
      author={entity.name}
      fontFamily={fontFamily}
      styles={styles}
      over={
        voided && (
          <View style={styles.stampPlace}>
            <Words style={styles.stamp}>VOID</Words>
          </View>
        )
      }
    >
      <View style={styles.header}>
        <Art of={mark} width={46 * size} />
        <Words style={styles.entity} maxLines={2}>
          {entity.name}
        </Words>
        <Words style={styles.small} maxLines={2}>
          {entity.address}
        </Words>
        <Words style={styles.small} maxLines={1}>
          {entity.registrations}
        </Words>
        <Art of={lotusDivider} width={250 * size} />
      </View>
      <Titles sheet={sheet} styles={styles} />
      {voided && (
        <View style={styles.voidNote}>
          <Words
            style={styles.voidWords}
            maxLines={2}
          >{`Void since ${voided.on} · यह रसीद रद्द है: ${voided.reason}`}</Words>
        </View>
      )}
      <View style={styles.rows}>
        {sheet.rows.map(({ english, hindi, value }) => (
          <View key={english} style={styles.row}>
            <Words style={styles.rowLabel}>{`${english} · ${hindi}`}</Words>
            <Words style={styles.value} maxLines={english === 'Address' ? 3 : 2}>
              {value}
            </Words>
          </View>
        ))}
      </View>
      <Lines lines={sheet.lines} styles={styles} />
      <View style={styles.total}>
        <View style={styles.inWords}>
          <Words style={styles.label}>Amount in words · राशि शब्दों में</Words>
          <Words style={styles.words}>{sheet.inEnglish}</Words>
          <Words style={styles.words}>{sheet.inHindi}</Words>
        </View>
        <View style={styles.sum}>
          <Words style={styles.label}>Total · कुल</Words>
          <Words style={styles.amount}>{sheet.total}</Words>
        </View>
      </View>
      <View style={styles.tax}>
        <Words style={styles.taxWords}>{sheet.tax.english}</Words>
        <Words style={styles.taxWords}>{sheet.tax.hindi}</Words>
      </View>
      <View style={styles.grow} />
      <View style={styles.foot}>
        <Art of={qrDrawing(verifyUrl)} width={74 * size} />
        <View style={styles.footWords}>
          <Words style={styles.thanks}>Hare Krishna. Thank you for your service.</Words>
          <Words style={styles.thanksHindi}>हरे कृष्ण। आपकी सेवा के लिए हार्दिक धन्यवाद।</Words>
          <Words style={styles.small}>
            Scan the code, or open this address, to see that the receipt is genuine:
          </Words>
          <Words style={styles.small} maxLines={2}>
            {verifyUrl}
          </Words>
          <Words style={styles.small}>
            Made by computer; it needs no signature. · कंप्यूटर द्वारा बनाई गई रसीद; हस्ताक्षर आवश्यक नहीं।
          </Words>
        </View>
      </View>
    </Sheet>
  );
}

function Titles({ sheet, styles }: { sheet: ReceiptSheet; styles: SheetStyles }) {
  return (
    <View>
      <Words style={styles.title}>Donation receipt · दान रसीद</Words>
      <View style={styles.numbers}>
        <View>
          <Words style={styles.label}>Receipt number · रसीद संख्या</Words>
          <Words style={styles.number}>{sheet.number}</Words>
        </View>
        <View style={styles.right}>
          <Words style={styles.label}>Date of gift · दान की तिथि</Words>
          <Words style={styles.number}>{sheet.givenOn}</Words>
        </View>
      </View>
    </View>
  );
}

function Lines({ lines, styles }: { lines: ReceiptSheet['lines']; styles: SheetStyles }) {
  return (
    <View style={styles.table}>
      <View style={styles.tableHead}>
        <Words style={styles.headTitle}>Gift for · दान का उद्देश्य</Words>
        <Words style={styles.headQuantity}>Qty · मात्रा</Words>
        <Words style={styles.headAmount}>Amount · राशि</Words>
      </View>
      {lines.map(({ title, quantity, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, none moves on paper
        <View key={index} style={styles.line}>
          <Words style={styles.lineTitle} maxLines={1}>
            {title}
          </Words>
          <Words style={styles.lineQuantity}>{quantity}</Words>
          <Words style={styles.lineAmount}>{amount}</Words>
        </View>
      ))}
    </View>
  );
}
