/**
 * Where the drawings are: in the build a folder named by all that is in it
 * (scripts/drawings-plugin.ts), else the folder of the source.
 */
const folder: string = import.meta.env.ART_FOLDER ?? '/app/ui/art';

/** The address of a drawing's SVG. */
export function drawingUrl(name: string): string {
  return `${folder}/${name}.svg`;
}

/** The address of an ornament that no style sheet shows (ornaments.ts). */
export function ornamentFile(name: string): string {
  return `${folder}/ornaments/${name}.svg`;
}

/** The address of a file of ui/photos. */
export function photoAddress(file: string): string {
  return `${import.meta.env.ART_FOLDER ? `${folder}/photos` : '/app/ui/photos'}/${file}`;
}

/** The address of what phones get instead (scripts/paint-pictures.ts). */
export function paintingUrl(name: string): string {
  return `${folder}/phone/${name}.avif`;
}
