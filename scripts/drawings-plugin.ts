import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.resolve('app/ui/art');

/** The photos stand beside the drawings in the sources, and below them in the build. */
const placeOf = (file: string) =>
  file.startsWith('photos') ? path.join(source, '..', file) : path.join(source, file);

/**
 * Puts the drawings, their paintings, the ornaments and the photos of the demo into one folder of the build, under their own names. A page
 * computes an address (app/ui/art/art-files.ts); with a hash a file, every page would carry a table
 * of a hundred, 2 KB (docs/decisions/speed.md).
 */
export function drawings(): Plugin {
  const files = ['.', 'phone', 'ornaments', 'photos'].flatMap((folder) =>
    readdirSync(placeOf(folder))
      .filter((name) => /\.(svg|avif|webp)$/.test(name))
      .map((name) => path.posix.join(folder, name)),
  );
  const bytesOf = (file: string) => readFileSync(placeOf(file));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(bytesOf(file));
  const folder = `assets/art-${hash.digest('base64url').slice(0, 8)}`;
  return {
    name: 'drawings',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.ART_FOLDER': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: bytesOf(file) });
    },
  };
}
