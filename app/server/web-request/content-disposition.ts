/**
 * The header that names a file, safe for any name: ASCII for old browsers, UTF-8 for the others
 * (RFC 6266). An attachment is saved, an inline file may be shown.
 */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]+/g, '-');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
