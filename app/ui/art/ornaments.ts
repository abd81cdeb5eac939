// Without those that only style sheets show: every address here is in the scripts of every page.
const urls = import.meta.glob<string>(
  [
    './ornaments/*.svg',
    '!./ornaments/{arch-mask-*,logo-mark-mono,lotus-band,mandala-tile,scallop-edge,toran}.svg',
  ],
  { query: '?url', import: 'default', eager: true },
);

export type OrnamentName =
  | 'empty-slot'
  | 'favicon'
  | 'jharokha-frame'
  | 'kadamba-branch'
  | 'logo-mark'
  | 'lotus-cluster'
  | 'lotus-divider'
  | 'lotus-loader'
  | 'spot-book'
  | 'spot-conch'
  | 'spot-cow'
  | 'spot-diya'
  | 'spot-feather'
  | 'spot-flute'
  | 'spot-kartal'
  | 'spot-lotus'
  | 'spot-marigold'
  | 'spot-matki'
  | 'spot-mridanga'
  | 'spot-tulsi';

/** The hashed address of an ornament. */
export function ornamentUrl(name: OrnamentName): string {
  return urls[`./ornaments/${name}.svg`] ?? '';
}
