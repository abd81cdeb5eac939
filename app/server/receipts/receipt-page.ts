import { Document, type DocumentProps, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { printable } from '#core/receipts/printable.ts';
import type { ReceiptSheet, SheetRow } from '#core/receipts/receipt-sheet.ts';
import { type Drawing, lotusDivider, mark, qrDrawing } from './receipt-art.ts';
import { receiptStyles } from './receipt-styles.ts';

/**
 * Lays out one A4 page. Every external text has a limit of lines, so that the page never overflows;
 * the table was limited before.
 */
export function receiptPage(
  sheet: ReceiptSheet,
  { verifyUrl, fontFamily, size }: { verifyUrl: string; fontFamily: string; size: number },
): ReactElement<DocumentProps> {
  const styles = receiptStyles(size);
  const text = (style: keyof typeof styles, value: string, maxLines?: number) =>
    h(
      Text,
      { style: maxLines ? [styles[style], { maxLines, textOverflow: 'ellipsis' }] : styles[style] },
      printable(value),
    );

  const drawing = ({ width, height, paths }: Drawing, wide: number) =>
    h(
      Svg,
      {
        viewBox: `0 0 ${width} ${height}`,
        style: { width: wide * size, height: (wide * size * height) / width },
      },
      ...paths.map((one, key) => h(Path, { key, ...one })),
    );

  const row = ({ english, hindi, value }: SheetRow) =>
    h(
      View,
      { key: english, style: styles.row },
      text('rowLabel', `${english} · ${hindi}`),
      text('value', value, english === 'Address' ? 3 : 2),
    );

  const line = ({ title, quantity, amount }: ReceiptSheet['lines'][number], key: number) =>
    h(
      View,
      { key, style: styles.line },
      text('lineTitle', title, 1),
      text('lineQuantity', quantity),
      text('lineAmount', amount),
    );

  const header = h(
    View,
    { style: styles.header },
    drawing(mark, 46),
    text('entity', sheet.entity.name, 2),
    text('small', sheet.entity.address, 2),
    text('small', sheet.entity.registrations, 1),
    drawing(lotusDivider, 250),
  );

  const titles = h(
    View,
    null,
    text('title', 'Donation receipt · दान रसीद'),
    h(
      View,
      { style: styles.numbers },
      h(View, null, text('label', 'Receipt number · रसीद संख्या'), text('number', sheet.number)),
      h(
        View,
        { style: styles.right },
        text('label', 'Date of gift · दान की तिथि'),
        text('number', sheet.givenOn),
      ),
    ),
  );

  const total = h(
    View,
    { style: styles.total },
    h(
      View,
      { style: styles.inWords },
      text('label', 'Amount in words · राशि शब्दों में'),
      text('words', sheet.inEnglish),
      text('words', sheet.inHindi),
    ),
    h(View, { style: styles.sum }, text('label', 'Total · कुल'), text('amount', sheet.total)),
  );

  const foot = h(
    View,
    { style: styles.foot },
    drawing(qrDrawing(verifyUrl), 74),
    h(
      View,
      { style: styles.footWords },
      text('thanks', 'Hare Krishna. Thank you for your service.'),
      text('thanksHindi', 'हरे कृष्ण। आपकी सेवा के लिए हार्दिक धन्यवाद।'),
      text('small', 'Scan the code, or open this address, to see that the receipt is genuine:'),
      text('small', verifyUrl, 2),
      text(
        'small',
        'Made by computer; it needs no signature. · कंप्यूटर द्वारा बनाई गई रसीद; हस्ताक्षर आवश्यक नहीं।',
      ),
    ),
  );

  const voided = sheet.voided && [
    h(View, { key: 'stamp', style: styles.stampPlace }, text('stamp', 'VOID')),
    h(
      View,
      { key: 'note', style: styles.voidNote },
      text('voidWords', `Void since ${sheet.voided.on} · यह रसीद रद्द है: ${sheet.voided.reason}`, 2),
    ),
  ];

  return h(
    Document,
    { title: `Receipt ${sheet.number}`, author: sheet.entity.name, language: 'en' },
    h(
      Page,
      { size: 'A4', style: [styles.page, { fontFamily }] },
      h(
        View,
        { style: styles.frame },
        header,
        titles,
        voided?.[1],
        h(View, { style: styles.rows }, ...sheet.rows.map(row)),
        h(
          View,
          { style: styles.table },
          h(
            View,
            { style: styles.tableHead },
            text('headTitle', 'Gift for · दान का उद्देश्य'),
            text('headQuantity', 'Qty · मात्रा'),
            text('headAmount', 'Amount · राशि'),
          ),
          ...sheet.lines.map(line),
        ),
        total,
        h(
          View,
          { style: styles.tax },
          text('taxWords', sheet.tax.english),
          text('taxWords', sheet.tax.hindi),
        ),
        h(View, { style: styles.grow }),
        foot,
      ),
      voided?.[0],
    ),
  );
}
