/** A scan or a photograph of a phone; larger ones are no proof of anything more. */
const largestDocument = 5 * 1024 * 1024;

/** By the first bytes of the file. */
const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export type DocumentRefusal = 'file-missing' | 'csr-document-size' | 'csr-document-type';

/** What is wrong with a file; `type` is detected from its first bytes. */
export function checkDocument(bytes: Uint8Array, type: string | null): DocumentRefusal | null {
  if (bytes.length === 0) return 'file-missing';
  if (bytes.length > largestDocument) return 'csr-document-size';
  return type !== null && documentTypes.includes(type) ? null : 'csr-document-type';
}
