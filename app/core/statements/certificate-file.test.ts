import { describe, expect, it } from 'vitest';
import {
  type CertificateDonor,
  certificateFileName,
  checkCertificate,
  largestCertificate,
  whoseCertificate,
} from './certificate-file.ts';

const donor = (pan: string, instead: Partial<CertificateDonor> = {}): CertificateDonor => ({
  ...{ donationId: `don_${pan}`, pan, name: 'Radha Devi', email: null, donors: 1 },
  ...instead,
});
const body = 'AAATD0000D';
const donors = [
  donor('ABCPE1234F'),
  donor('AAAPB1111A', { donors: 2, donationId: 'don_one' }),
  donor('AAAPB1111A', { donors: 2, donationId: 'don_other' }),
];

describe('the donor of a certificate', () => {
  it.each([
    ['ABCPE1234F.pdf', 'don_ABCPE1234F'],
    ['10BE_abcpe1234f_2025-26.PDF', 'don_ABCPE1234F'],
    [`${body}-ABCPE1234F (1).pdf`, 'don_ABCPE1234F'],
    ['ABCPE1234F ABCPE1234F.pdf', 'don_ABCPE1234F'],
    // Letters of an Indian script are not part of a PAN.
    ['राधाABCPE1234Fदेवी.pdf', 'don_ABCPE1234F'],
    ['certificate.pdf', 'no-pan'],
    [`${body}.pdf`, 'no-pan'],
    // No PAN has this fourth letter.
    ['ABCXE1234F.pdf', 'no-pan'],
    ['XABCPE1234F.pdf', 'no-pan'],
    ['ABCPE1234F5.pdf', 'no-pan'],
    ['ABCPE1234F_AAAPB1111A.pdf', 'several-pans'],
    ['ABCPE1234F_AAAPC2222B.pdf', 'several-pans'],
    ['AAAPC2222B.pdf', 'unknown-pan'],
    ['AAAPB1111A.pdf', 'several-givers'],
  ])('%s: %s', (fileName, expected) => {
    const whose = whoseCertificate(fileName, body, donors);
    expect(whose.kind === 'donor' ? whose.donor.donationId : whose.why).toBe(expected);
  });
});

describe('a file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const pdf = 'application/pdf';

  it.each<[string, Uint8Array, string | null, string | null]>([
    ['whole', bytes('%PDF-1.7\n…\n%%EOF\n'), pdf, null],
    ['nothing', bytes(''), null, 'file-missing'],
    ['a page that calls itself PDF', bytes('<script>%%EOF'), null, 'certificate-type'],
    ['a picture', bytes('x%%EOF'), 'image/png', 'certificate-type'],
    ['broken off', bytes(`%PDF-1.7\n%%EOF${'x'.repeat(2_000)}`), pdf, 'certificate-cut'],
    ['too large', new Uint8Array(largestCertificate + 1), pdf, 'certificate-size'],
  ])('%s', (_, sent, type, refused) => expect(checkCertificate(sent, type)).toBe(refused));

  it('is saved without a name or PAN in its name', () => {
    expect([certificateFileName('2025-26'), certificateFileName('2025-26', 1)]).toEqual([
      'certificate-2025-26.pdf',
      'certificate-2025-26-2.pdf',
    ]);
  });
});
