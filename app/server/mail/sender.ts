import { readEmail } from '#core/fields/email.ts';
import type { MailAddress } from './mailer.ts';

/** Reads 'Temple office <office@temple.org>' or a bare address, from the configuration. Throws on anything else. */
export function parseSender(text: string): MailAddress {
  const match = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(text);
  const address = readEmail(match?.[2] ?? text);
  if (!address.ok) throw new Error('MAIL_FROM holds no mail address');
  return { name: match?.[1] ?? '', address: address.value };
}
