import { contentDisposition } from './content-disposition.ts';

/** A printed page, shown in the browser; nobody else keeps a copy or finds it by a search. */
export function pdfFile(pdf: Uint8Array, fileName: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': contentDisposition('inline', fileName),
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  });
}
