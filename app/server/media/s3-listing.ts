export type Listing = { files: { key: string; bytes: number }[]; next: string | null };

/**
 * One answer of ListObjectsV2. Its XML is read by patterns: keys are ours, of letters that XML
 * leaves alone; others are not ours and are passed over by whoever knows our names.
 */
export function readListing(xml: string): Listing {
  if (!/<ListBucketResult/.test(xml)) throw new Error('no listing of an object store');
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: inTag(one, 'Key') ?? '',
    bytes: Number(inTag(one, 'Size')),
  }));
  const isCut = inTag(xml, 'IsTruncated') === 'true';
  return { files, next: isCut ? inTag(xml, 'NextContinuationToken') : null };
}

function inTag(xml: string, tag: string): string | null {
  const text = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return text === undefined ? null : text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
