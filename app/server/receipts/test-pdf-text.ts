import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF made by our printer, glyphs mapped back by the fonts' own ToUnicode maps, in
 * drawing order. Enough to assert what is on the page; Devanagari comes in visual order.
 */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const glyphs = new Map(streams.filter((one) => one.includes('beginbfrange')).flatMap(readToUnicode));
  return streams
    .filter((one) => / Tf\b/.test(one))
    .map((one) =>
      [...one.matchAll(/\[([^\]]*)\] TJ/g)]
        .map((run) =>
          [...(run[1] ?? '').matchAll(/<([0-9a-f]+)>/g)]
            .flatMap((hex) => (hex[1] ?? '').match(/.{4}/g) ?? [])
            .map((glyph) => glyphs.get(glyph) ?? '')
            .join(''),
        )
        .join(' '),
    )
    .join('\n')
    .replace(/ +/g, ' ');
}

/** How many pages, and each one's size in points. */
export function pdfPages(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const boxes = [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/MediaBox \[([^\]]*)\]/g)];
  return boxes.map((box) => (box[1] ?? '').trim());
}

function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Length (\d+)[\s\S]*?stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return [inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')];
    } catch {
      return [];
    }
  });
}

function readToUnicode(map: string): [string, string][] {
  return [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap((range) =>
    [...(range[2] ?? '').matchAll(/<([0-9a-f ]*)>/g)].map((code, offset): [string, string] => [
      (Number.parseInt(range[1] ?? '', 16) + offset).toString(16).padStart(4, '0'),
      Buffer.from((code[1] ?? '').replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le'),
    ]),
  );
}
