import { readPan } from '#core/fields/pan.ts';

/** The portal's files are far smaller; a larger one was scanned, or is something else. */
export const largestCertificate = 1024 * 1024;
/** How many may be uploaded at once; those of a large year need several uploads. */
export const mostCertificates = 20;

/**
 * A possible recipient of a certificate: one donor of deductible donations, by the newest of them.
 */
export type CertificateDonor = {
  donationId: string;
  pan: string;
  name: string;
  email: string | null;
  /** How many donors (accounts, or addresses without one) named this PAN in the year. */
  donors: number;
};

/** Why the staff must choose the donor of a certificate. */
export type AskWhy = 'no-pan' | 'several-pans' | 'unknown-pan' | 'several-givers';
export type Whose = { kind: 'donor'; donor: CertificateDonor } | { kind: 'ask'; why: AskWhy };

/**
 * The donor of a certificate, by the PAN in the file name: only where the name has one PAN (besides
 * the body's own), and one donor named it. Anybody may type any PAN with a donation, so of several
 * donors none gets it by a guess.
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

/**
 * What is wrong with a file, by its content; null for a whole PDF. `type` is detected from its
 * first bytes.
 */
export function checkCertificate(bytes: Uint8Array, type: string | null): CertificateRefusal | null {
  if (bytes.length === 0) return 'file-missing';
  if (bytes.length > largestCertificate) return 'certificate-size';
  if (type !== 'application/pdf') return 'certificate-type';
  // Every whole PDF ends so; an interrupted download does not.
  const end = new TextDecoder('latin1').decode(bytes.subarray(-1_024));
  return end.includes('%%EOF') ? null : 'certificate-cut';
}

/** 'certificate-2025-26.pdf': what a donor saves, without a PAN or a name. */
export function certificateFileName(taxYear: string, place = 0): string {
  return `certificate-${taxYear}${place === 0 ? '' : `-${place + 1}`}.pdf`;
}
