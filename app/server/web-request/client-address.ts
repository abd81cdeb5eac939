import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The header in which loaders and the sign-in library read the visitor's address. Written only by
 * us.
 */
export const clientAddressHeader = 'x-client-address';

/**
 * The visitor's address as limits count it. Each proxy appends what it saw to X-Forwarded-For, so
 * with n trusted proxies the n-th from the right was written by one of them; anything before it is
 * the visitor's own claim. An IPv6 visitor owns a whole /64 and is counted by it.
 */
export function clientAddress(
  socketAddress: string | undefined,
  headers: IncomingHttpHeaders,
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  const chain = typeof forwarded === 'string' ? forwarded.split(',').map((each) => each.trim()) : [];
  const seen = trustedProxies > 0 ? chain.at(-Math.min(trustedProxies, chain.length)) : undefined;
  return toBlock((seen || socketAddress) ?? 'unknown');
}

function toBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const block = [...left, ...gap, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${block.join(':')}::/64`;
}
