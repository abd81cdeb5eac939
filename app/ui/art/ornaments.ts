import { ornamentFile } from './art-files.ts';

// Those that style sheets show too, at the same address, and the emblem, which the server's pages
// have inside (vite.config.ts).
const urls = import.meta.glob<string>('./ornaments/{logo-mark,lotus-cluster,lotus-divider,spot-lotus}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

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

/** The address of an ornament. */
export function ornamentUrl(name: OrnamentName): string {
  return urls[`./ornaments/${name}.svg`] ?? ornamentFile(name);
}
