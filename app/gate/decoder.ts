import decodeQR from 'qr/decode.js';

/** Reads the QR code in what a camera sees; null where there is none. */
export type Decoder = (seen: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

type BarcodeDetector = { detect: (seen: CanvasImageSource) => Promise<{ rawValue: string }[]> };
type BarcodeDetectorClass = {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats: () => Promise<string[]>;
};

/** A code of 41 modules is read from 120 pixels; a larger picture costs time and finds no more. */
const side = 640;
/** For the second looks at a difficult picture. */
const mostMs = 60;

/**
 * The browser's own BarcodeDetector where it has one that works (phones with Android), else `qr` in
 * JavaScript. One that fails once is not asked again: without Google's services it is only a name.
 */
export async function openDecoder(): Promise<Decoder> {
  let own = await ownDetector().catch(() => null);
  return async (seen) => {
    if (own) {
      try {
        const [code] = await own.detect(seen);
        return code?.rawValue ?? null;
      } catch {
        own = null;
      }
    }
    return decodeSquare(seen);
  };
}

async function ownDetector(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return null;
  return new Own({ formats: ['qr_code'] });
}

let canvas: HTMLCanvasElement | null = null;

/** The largest square in the middle, which is what the steward sees on the screen. */
function decodeSquare(seen: HTMLVideoElement | ImageBitmap): string | null {
  const [width, height] =
    seen instanceof HTMLVideoElement ? [seen.videoWidth, seen.videoHeight] : [seen.width, seen.height];
  const cut = Math.min(width, height);
  if (cut === 0) return null;
  const size = Math.min(cut, side);
  canvas ??= document.createElement('canvas');
  if (canvas.width !== size) canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(seen, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, size, size);
  try {
    return decodeQR(pen.getImageData(0, 0, size, size), { timeLimit: mostMs });
  } catch {
    return null;
  }
}
