import { type UpiRequest, upiLimit, upiLink } from '#core/payments/upi-link.ts';

/** The link and its QR code as SVG text; null above what UPI apps let through. */
export async function upiQr(request: UpiRequest): Promise<{ link: string; svg: string } | null> {
  if (request.amount > upiLimit) return null;
  const link = upiLink(request);
  // Loaded by the first who asks for a code, not by the start.
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return { link, svg };
}
