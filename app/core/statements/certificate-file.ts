import { readPan } from '#core/fields/pan.ts';

/** The portal's papers are far smaller; one that is not was scanned, or is something else. */
export const largestCertificate = 1024 * 1024;
/** How many may be sent at once; every one of a large year comes in several sendings. */
export const mostCertificates = 20;

/** Somebody who may get a certificate: one giver of gifts that count, by the newest of them. */
export type CertificateDonor = {
  donationId: string;
  pan: string;
  name: string;
  email: string | null;
  /** How many givers (accounts, or addresses without one) named this PAN in the year. */
  donors: number;
};

/** Why a person must say whose a certificate is. */
export type AskWhy = 'no-pan' | 'several-pans' | 'unknown-pan' | 'several-givers';
export type Whose = { kind: 'donor'; donor: CertificateDonor } | { kind: 'ask'; why: AskWhy };

/**
 * Whose certificate a file is, by the PAN in its name: only where the name has one PAN (besides the body's own), and one
 * giver named it. Anybody may type any PAN with a gift, so of several givers none gets it by a guess.
 */
export function whoseCertificate(
  fileName: string,
  ownPan: string,
  donors: readonly CertificateDonor[],
): Whose {
  const found = fileName.toUpperCase().match(/(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/g) ?? [];
  const pans = [...new Set(found)].filter((pan) => pan !== ownPan && readPan(pan).ok);
  const [pan] = pans;
  if (pan === undefined) return { kind: 'ask', why: 'no-pan' };
  if (pans.length > 1) return { kind: 'ask', why: 'several-pans' };
  const [donor, ...others] = donors.filter((one) => one.pan === pan);
  if (!donor) return { kind: 'ask', why: 'unknown-pan' };
  return others.length > 0 || donor.donors > 1
    ? { kind: 'ask', why: 'several-givers' }
    : { kind: 'donor', donor };
}

export type CertificateRefusal = 'file-missing' | 'certificate-size' | 'certificate-type' | 'certificate-cut';

/** What is wrong with a file, by its content; null for a whole PDF. `type` is what its first bytes say. */
export function checkCertificate(bytes: Uint8Array, type: string | null): CertificateRefusal | null {
  if (bytes.length === 0) return 'file-missing';
  if (bytes.length > largestCertificate) return 'certificate-size';
  if (type !== 'application/pdf') return 'certificate-type';
  // Every whole PDF ends so; a download that broke off does not.
  const end = new TextDecoder('latin1').decode(bytes.subarray(-1_024));
  return end.includes('%%EOF') ? null : 'certificate-cut';
}

/** 'certificate-2025-26.pdf': what a donor saves, without a PAN or a name. */
export function certificateFileName(taxYear: string, place = 0): string {
  return `certificate-${taxYear}${place === 0 ? '' : `-${place + 1}`}.pdf`;
}
