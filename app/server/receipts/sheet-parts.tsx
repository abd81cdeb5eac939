import { Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { printable } from '#core/receipts/printable.ts';
import { type Drawing, mark } from './receipt-art.ts';
import type { SheetStyle, SheetStyles } from './receipt-styles.ts';

/** How a sheet is set: a crowded one smaller, all lengths by the same factor. */
export type Setting = { fontFamily: string; size: number };

type SheetProps = {
  title: string;
  author: string;
  fontFamily: string;
  styles: Pick<SheetStyles, 'page' | 'frame'>;
  /** Drawn over the frame. */
  over?: ReactNode;
  children: ReactNode;
};

/** An A4 document in the frame of all that the temple prints. */
export function Sheet({ title, author, fontFamily, styles, over, children }: SheetProps) {
  return (
    <Document title={title} author={author} language="en">
      <Page size="A4" style={[styles.page, { fontFamily }]}>
        <View style={styles.frame}>{children}</View>
        {over}
      </Page>
    </Document>
  );
}

type SheetHeadProps = {
  title: string;
  number: string;
  size: number;
  styles: Pick<SheetStyles, 'header' | 'title' | 'number'>;
};

/** The head of a numbered document: what it is, and its number. */
export function SheetHead({ title, number, size, styles }: SheetHeadProps) {
  return (
    <View style={styles.header}>
      <Art of={mark} width={40 * size} />
      <Words style={styles.title}>{title}</Words>
      <View style={{ marginTop: 8 * size }}>
        <Words style={styles.number}>{number}</Words>
      </View>
    </View>
  );
}

type SheetSumProps = {
  inWords: string;
  total: string;
  styles: Pick<SheetStyles, 'total' | 'inWords' | 'sum' | 'label' | 'words' | 'amount'>;
};

/** The sum of a document, in words and in figures. */
export function SheetSum({ inWords, total, styles }: SheetSumProps) {
  return (
    <View style={styles.total}>
      <View style={styles.inWords}>
        <Words style={styles.label}>Amount in words</Words>
        <Words style={styles.words}>{inWords}</Words>
      </View>
      <View style={styles.sum}>
        <Words style={styles.label}>Total</Words>
        <Words style={styles.amount}>{total}</Words>
      </View>
    </View>
  );
}

type WordsProps = { style: SheetStyle; maxLines?: number; children: string };

/** Text in letters that the font has, cut after so many lines. */
export function Words({ style, maxLines, children }: WordsProps) {
  const whole = maxLines ? [style, { maxLines, textOverflow: 'ellipsis' } as const] : style;
  return <Text style={whole}>{printable(children)}</Text>;
}

type RowsProps = {
  rows: readonly { label: string; value: string }[];
  styles: Pick<SheetStyles, 'rows' | 'row' | 'rowLabel' | 'value'>;
};

/** Facts, each with its label beside it. */
export function Rows({ rows, styles }: RowsProps) {
  return (
    <View style={styles.rows}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, none moves on paper
        <View key={index} style={styles.row} wrap={false}>
          <Words style={styles.rowLabel} maxLines={2}>
            {label}
          </Words>
          <Words style={styles.value} maxLines={2}>
            {value}
          </Words>
        </View>
      ))}
    </View>
  );
}

/** A drawing as wide as said; its height follows. */
export function Art({ of: { width, height, paths }, width: wide }: { of: Drawing; width: number }) {
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width: wide, height: (wide * height) / width }}>
      {paths.map((one) => (
        <Path key={one.d} {...one} />
      ))}
    </Svg>
  );
}
