import { anyAmountUpiLink, type UpiRequest, upiLimit, upiLink } from '#core/payments/upi-link.ts';

/** The link and its QR code as SVG text; null above the limit of UPI apps. */
export async function upiQr(request: UpiRequest): Promise<{ link: string; svg: string } | null> {
  if (request.amount > upiLimit) return null;
  const link = upiLink(request);
  return { link, svg: await drawQr(link) };
}

/** The QR code of the temple's UPI address, as SVG text: 'scan to donate'. */
export async function anyAmountUpiQr(payee: UpiRequest['payee']): Promise<string> {
  return drawQr(anyAmountUpiLink(payee));
}

/** Any text as a QR code, as SVG text. */
export async function drawQr(link: string): Promise<string> {
  // Loaded on the first request for a code, not at start.
  const { default: QRCode } = await import('qrcode');
  return QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
}
