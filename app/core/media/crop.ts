import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import { mostOblong } from './media-file.ts';

/** How much of a picture is cut away at each side, in percent of its width or height. */
export const cropSides = ['left', 'right', 'top', 'bottom'] as const;
export type Crop = Record<(typeof cropSides)[number], number>;

/** What of a side's length may go, both sides together. */
export const mostCropped = 90;

type Size = { width: number; height: number };

/** The rectangle that stays, in pixels. */
export type CropBox = Size & { left: number; top: number };

/** Reads what the form cuts away; nothing at all, or a strip that no page can show, is refused. */
export function readCrop(typed: Record<keyof Crop, string>, size: Size): FormOutcome<Crop> {
  const form = new FormReader();
  const [left = 0, right = 0, top = 0, bottom = 0] = cropSides.map((side) =>
    form.whole(side, typed[side] || '0', { min: 0, max: mostCropped }),
  );
  const crop = { left, right, top, bottom };
  if (!form.clean) return form.answer(crop);
  if (left + right > mostCropped) form.refuse('right', 'crop-too-much', { n: mostCropped });
  if (top + bottom > mostCropped) form.refuse('bottom', 'crop-too-much', { n: mostCropped });
  if (left + right + top + bottom === 0) form.refuse('left', 'crop-none');
  const box = cropBox(crop, size);
  if (form.clean && Math.max(box.width, box.height) > mostOblong * Math.min(box.width, box.height)) {
    form.refuse('bottom', 'picture-oblong');
  }
  return form.answer(crop);
}

export function cropBox({ left, right, top, bottom }: Crop, { width, height }: Size): CropBox {
  const part = (length: number, percent: number) => Math.round((length * percent) / 100);
  return {
    left: part(width, left),
    top: part(height, top),
    width: Math.max(1, width - part(width, left) - part(width, right)),
    height: Math.max(1, height - part(height, top) - part(height, bottom)),
  };
}

/** Where a focal point is after the cut, in percent; at the edge when it was cut away. */
export function focalAfter(focal: number, before: number, after: number): number {
  const place = ((focal - before) / (100 - before - after)) * 100;
  return Math.min(100, Math.max(0, Math.round(place)));
}
