export type ByteRange = { from: number; to: number };

/**
 * The part of a file a `Range` header asks for, both ends included: films are fetched in parts, and
 * Safari plays none without. 'all' when there is no header, or one of a kind that may be ignored
 * (RFC 9110, 14.2); null when the part lies outside the file.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'all' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return 'all';
  if (!first)
    return Number(last) > 0 && size > 0 ? { from: Math.max(0, size - Number(last)), to: size - 1 } : null;
  const from = Number(first);
  if (last && Number(last) < from) return 'all';
  return from < size ? { from, to: Math.min(last ? Number(last) : size - 1, size - 1) } : null;
}
