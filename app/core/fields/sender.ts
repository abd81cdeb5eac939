import { readEmail } from './email.ts';

/** Reads 'Temple office <office@temple.org>' or a bare address; null for anything else. */
export function readSender(text: string): { name: string; address: string } | null {
  const match = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
  const address = readEmail(match?.[2] ?? text);
  return address.ok ? { name: match?.[1] ?? '', address: address.value } : null;
}
