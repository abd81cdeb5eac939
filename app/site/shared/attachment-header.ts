/** A content-disposition for a download, safe for any file name: ASCII for old browsers, UTF-8 for the others (RFC 6266). */
export function attachmentHeader(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]+/g, '-');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
