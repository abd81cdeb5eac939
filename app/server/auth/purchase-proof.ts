import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../services.ts';

const daySeconds = 24 * 3600;

/** What a browser is given that made this gift or order, or has shown to be its buyer's: a cookie for this one alone. */
export function proofCookie({ config }: Services, id: string, days: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = signatureOf(config.sessionSecret, id);
  return `${cookieName(id)}=${value}; Path=/; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function hasProof({ config }: Services, request: Request, id: string): boolean {
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
  const name = `${cookieName(id)}=`;
  const value = cookies.find((one) => one.startsWith(name))?.slice(name.length) ?? '';
  const wanted = Buffer.from(signatureOf(config.sessionSecret, id));
  const given = Buffer.from(value);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function cookieName(id: string): string {
  return `proof_${id.slice(0, 14)}`;
}

function signatureOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`proof:${id}`).digest('base64url');
}
