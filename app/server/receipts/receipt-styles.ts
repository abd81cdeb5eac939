import type { Styles } from '@react-pdf/renderer';

// The colours of ui/styles/tokens.css that print well: ink, second ink, gold hairline, padma.
const ink = '#211b4e';
const ink2 = '#4e4873';
const hairline = '#b9771f';
const line = '#eadfd6';
const padma = '#a3195b';
const sand = '#fbf3ea';
const kumkum = '#a61b2b';

export type SheetStyles = ReturnType<typeof receiptStyles>;
export type SheetStyle = Styles[string];

/** Lengths are points at size 1. Tiro has one weight: emphasis is by font size. */
export function receiptStyles(size: number) {
  const pt = (points: number) => points * size;
  const label = { fontSize: pt(8.5), lineHeight: 1.4, color: ink2 };
  const quantity = { width: pt(80), textAlign: 'right' } as const;
  const amount = { width: pt(120), textAlign: 'right' } as const;
  const ruled = { borderBottomWidth: 0.5, borderBottomColor: line } as const;
  return {
    page: { padding: 26, fontSize: pt(10.5), lineHeight: 1.35, color: ink },
    frame: {
      flexGrow: 1,
      borderWidth: 1,
      borderColor: hairline,
      borderRadius: 10,
      paddingHorizontal: 32,
      paddingTop: pt(24),
      paddingBottom: pt(18),
    },
    header: { alignItems: 'center', textAlign: 'center' },
    entity: { marginTop: pt(8), fontSize: pt(20), lineHeight: 1.25 },
    small: label,
    title: { marginTop: pt(12), fontSize: pt(17), textAlign: 'center', color: padma },
    numbers: { marginTop: pt(14), flexDirection: 'row', justifyContent: 'space-between' },
    number: { fontSize: pt(13) },
    right: { textAlign: 'right' },
    label,
    rowLabel: { ...label, marginTop: pt(2.5) },
    rows: { marginTop: pt(14) },
    row: {
      ...ruled,
      flexDirection: 'row',
      paddingTop: pt(5),
      paddingBottom: pt(3),
    },
    value: { flex: 1, marginLeft: 12, fontSize: pt(11), textAlign: 'right' },
    table: { marginTop: pt(18) },
    tableHead: {
      flexDirection: 'row',
      paddingHorizontal: 8,
      paddingVertical: pt(5),
      backgroundColor: sand,
      borderRadius: 4,
    },
    headTitle: { ...label, flex: 1 },
    headQuantity: { ...label, ...quantity },
    headAmount: { ...label, ...amount },
    line: { ...ruled, flexDirection: 'row', paddingHorizontal: 8, paddingTop: pt(5), paddingBottom: pt(3) },
    lineTitle: { flex: 1 },
    lineQuantity: quantity,
    lineAmount: amount,
    total: { marginTop: pt(16), flexDirection: 'row', justifyContent: 'space-between' },
    inWords: { flex: 1, paddingRight: 18 },
    words: {},
    sum: { alignItems: 'flex-end' },
    amount: { fontSize: pt(25), lineHeight: 1.2, color: padma },
    tax: {
      marginTop: pt(18),
      paddingHorizontal: 12,
      paddingVertical: pt(8),
      borderWidth: 0.75,
      borderColor: line,
      borderRadius: 6,
    },
    taxWords: { fontSize: pt(8.5), lineHeight: 1.4 },
    grow: { flexGrow: 1 },
    foot: { marginTop: pt(14), flexDirection: 'row', alignItems: 'center' },
    footWords: { flex: 1, marginLeft: 16 },
    thanks: { fontSize: pt(12) },
    thanksHindi: { marginBottom: pt(4), fontSize: pt(11), color: padma },
    voidNote: {
      marginTop: pt(10),
      paddingHorizontal: 8,
      paddingVertical: pt(4),
      borderWidth: 1,
      borderColor: kumkum,
      borderRadius: 4,
    },
    voidWords: { textAlign: 'center', color: kumkum },
    stampPlace: { position: 'absolute', top: 330, left: 0, right: 0, alignItems: 'center' },
    stamp: { fontSize: 150, lineHeight: 1, color: kumkum, opacity: 0.16, transform: 'rotate(-28deg)' },
  } satisfies Styles;
}
