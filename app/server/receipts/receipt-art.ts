import { create } from 'qrcode';

/** A drawing for react-pdf's Svg: the viewBox and filled paths, the first one lowest. */
export type Drawing = { width: number; height: number; paths: { d: string; fill: string }[] };

/** ui/art/ornaments/logo-mark.svg in flat colours. */
export const mark: Drawing = {
  width: 64,
  height: 64,
  paths: [
    {
      d: 'M6 61V33C6 19.5 19 17 25.5 10.5C28.7 7.3 30.8 4.4 32 1C33.2 4.4 35.3 7.3 38.5 10.5C45 17 58 19.5 58 33V61Z',
      fill: '#2a2670',
    },
    { d: 'M32 55C24.6 47.5 24.6 36.5 32 25.5C39.4 36.5 39.4 47.5 32 55Z', fill: '#ffb938' },
    {
      d: 'M28.3 55C19 54.5 12.2 48 11 37.5C17.2 37.6 21.8 40 24.2 43.8C24.3 48 25.6 51.8 28.3 55Z',
      fill: '#ffb938',
    },
    {
      d: 'M35.7 55C45 54.5 51.8 48 53 37.5C46.8 37.6 42.2 40 39.8 43.8C39.7 48 38.4 51.8 35.7 55Z',
      fill: '#ffb938',
    },
    { d: 'M32 14.9a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0 -5.2Z', fill: '#ffb938' },
  ],
};

const gold = '#b9771f';

/** ui/art/ornaments/lotus-divider.svg, its hairlines without their fading ends. */
export const lotusDivider: Drawing = {
  width: 360,
  height: 48,
  paths: [
    { d: 'M0 35.6h138v.9h-138zM222 35.6h138v.9h-138z', fill: gold },
    { d: 'M144 33.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0 -4.8Z', fill: gold },
    { d: 'M216 33.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0 -4.8Z', fill: gold },
    { d: 'M180 40C175 44 162 43 153 34C164 30 177 34 180 40Z', fill: '#a3195b' },
    { d: 'M180 40C183 34 196 30 207 34C198 43 185 44 180 40Z', fill: '#a3195b' },
    { d: 'M180 40C172 41 159 34 154 20.1C169 21.6 179 32 180 40Z', fill: '#c22a6c' },
    { d: 'M180 40C181 32 191 21.6 206 20.1C201 34 188 41 180 40Z', fill: '#c22a6c' },
    { d: 'M180 40C172 38 163 24 165 8.9C178 17.2 183 32 180 40Z', fill: '#d9548a' },
    { d: 'M180 40C177 32 182 17.2 195 8.9C197 24 188 38 180 40Z', fill: '#d9548a' },
    { d: 'M180 40C174 34 172 17.7 180 4C188 17.7 186 34 180 40Z', fill: '#e8709a' },
  ],
};

/** The dark cells of a QR code as one path. */
export function qrDrawing(text: string): Drawing {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let d = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      const start = column;
      while (column + 1 < size && data[row * size + column + 1]) column++;
      d += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`;
    }
  }
  return { width: size, height: size, paths: [{ d, fill: '#15123a' }] };
}
