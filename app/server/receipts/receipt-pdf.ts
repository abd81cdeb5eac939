import { createRequire } from 'node:module';
import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { type ClassCertificate, classCertificateSheet } from '#core/classes/class-certificate.ts';
import { type Certificate, certificateSheet } from '#core/csr/certificate.ts';
import type { ReceiptFacts } from '#core/donations/receipt.ts';
import type { CardSheet } from '#core/membership/card-sheet.ts';
import { billSheet } from '#core/orders/bill-sheet.ts';
import type { PassSheet } from '#core/passes/pass-sheet.ts';
import { receiptVerifyPath } from '#core/receipts/receipt-paths.ts';
import { receiptSheet } from '#core/receipts/receipt-sheet.ts';
import { billPage } from './bill-page.tsx';
import { cardPage } from './card-page.tsx';
import { certificatePage } from './certificate-page.tsx';
import { classCertificatePage } from './class-certificate-page.tsx';
import { passesPage } from './passes-page.tsx';
import { receiptPage } from './receipt-page.tsx';
import type { NumberedBill } from './receipt-printer.ts';

const family = 'Tiro';

/**
 * A crowded receipt is set smaller until it fits its one page; hardly any needs the second size.
 */
const sizes = [1, 0.88, 0.76, 0.66];

/**
 * The printed receipt: one A4 page, some 40 kB. Loads slowly and uses much memory, so only the
 * printing process (receipt-process.ts) imports this.
 */
export async function receiptPdf(facts: ReceiptFacts, publicUrl: string): Promise<Buffer> {
  registerFont();
  const sheet = receiptSheet(facts);
  const verifyUrl = publicUrl + receiptVerifyPath(facts.verifyCode);
  return onOnePage((size) => receiptPage(sheet, { verifyUrl, fontFamily: family, size }));
}

/** A bill or a credit note; one with very many lines takes more pages. */
export async function billPdf(bill: NumberedBill): Promise<Buffer> {
  registerFont();
  const sheet = billSheet(bill);
  return onOnePage((size) => billPage(sheet, { fontFamily: family, size }));
}

/** A utilisation certificate; one with very many entries takes more pages. */
export async function certificatePdf(certificate: Certificate): Promise<Buffer> {
  registerFont();
  const sheet = certificateSheet(certificate);
  return onOnePage((size) => certificatePage(sheet, { fontFamily: family, size }));
}

/** The card of a member, with its QR code. */
export async function cardPdf(card: CardSheet): Promise<Buffer> {
  registerFont();
  return onOnePage((size) => cardPage(card, { fontFamily: family, size }));
}

/** The certificate of a class. */
export async function classCertificatePdf(certificate: ClassCertificate): Promise<Buffer> {
  registerFont();
  const sheet = classCertificateSheet(certificate);
  return onOnePage((size) => classCertificatePage(sheet, { fontFamily: family, size }));
}

/** The passes of a booking; more than a page holds take more pages. */
export async function passesPdf(passes: PassSheet): Promise<Buffer> {
  registerFont();
  // Never smaller: readers at the gate need the codes as they are.
  return renderToBuffer(passesPage(passes, { fontFamily: family, size: 1 }));
}

async function onOnePage(layOut: (size: number) => ReactElement<DocumentProps>): Promise<Buffer> {
  let printed: Buffer = Buffer.alloc(0);
  for (const size of sizes) {
    printed = await renderToBuffer(layOut(size));
    if (pagesOf(printed) === 1) break;
  }
  return printed;
}

/** The page objects of a PDF are plain text in it. */
function pagesOf(printed: Buffer): number {
  return printed.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/**
 * One font file has Latin with every IAST letter, Devanagari and the rupee sign (Noto Sans
 * Devanagari lacks ṛ ṇ ṣ). It must be TTF: with woff2 the library prints nothing, without an error.
 */
function registerFont(): void {
  if (Font.getRegisteredFontFamilies().includes(family)) return;
  const require = createRequire(import.meta.url);
  const file = '@expo-google-fonts/tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf';
  Font.register({ family, src: require.resolve(file) });
  Font.registerHyphenationCallback(breakOnlyWhatIsTooLong);
}

const longestWord = 28;

/** Words are not hyphenated; one that would leave the page is cut between grapheme clusters. */
function breakOnlyWhatIsTooLong(word: string): string[] {
  if (word.length <= longestWord) return [word];
  const letters = Array.from(new Intl.Segmenter().segment(word), (part) => part.segment);
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += 12) parts.push(letters.slice(at, at + 12).join(''));
  return parts;
}
