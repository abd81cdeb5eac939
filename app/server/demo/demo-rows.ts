import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { cleanRichText } from '../rich-text/rich-text.ts';

/**
 * The rows of a file of content/demo. Their fields are columns, as far as they can be: what the
 * database refuses is a fault of the file.
 */
export function demoRows<Row>(name: string): Row[] {
  return parseYaml(readFileSync(path.resolve(`content/demo/${name}.yaml`), 'utf8')) as Row[];
}

/** HTML of such a row as the editor would have cleaned it; the line breaks are the file's. */
export function demoHtml(html: string): string {
  return cleanRichText(html.replace(/>\s+</g, '><').trim());
}
