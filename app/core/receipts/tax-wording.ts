import { isTooMuchCash } from '#core/donations/cash-rules.ts';
import type { ReceiptFacts } from '#core/donations/receipt.ts';

export type TaxWording = { english: string; hindi: string };

type Era = {
  /** The first calendar day of gift for which it holds; the next era ends it. */
  from: string;
  /** Who of the temple's accountants has confirmed the text, and when; null until that is done. */
  confirmed: string | null;
  english: string;
  hindi: string;
};

/**
 * What a receipt says about the deduction, by the day of the gift (india-rules B3: the Act of 1961 with section 80G
 * and Forms 10BD/10BE until 31 March 2026; from 1 April 2026 the Act of 2025 with section 133 and Forms 113/114).
 * {entity} and {registration} are filled in. The certificate comes from the tax portal after the year's statement:
 * the receipt only promises it.
 */
export const taxEras: readonly Era[] = [
  {
    from: '1961-04-01',
    confirmed: null,
    english:
      'Donations to {entity} qualify for deduction under section 80G of the Income-tax Act, 1961 (registration {registration}), within the limits of that section. The certificate of donation in Form 10BE follows after the statement for the year (Form 10BD) has been filed; the deduction is claimed with the certificate.',
    hindi:
      '{entity} को दिया गया दान आयकर अधिनियम, 1961 की धारा 80G के अंतर्गत, उस धारा की सीमाओं के भीतर, कटौती के योग्य है (पंजीकरण {registration})। वर्ष का विवरण (फ़ॉर्म 10BD) दाखिल होने के बाद दान का प्रमाणपत्र फ़ॉर्म 10BE में मिलेगा।',
  },
  {
    from: '2026-04-01',
    confirmed: null,
    english:
      'Donations to {entity} qualify for deduction under section 133 of the Income-tax Act, 2025 (formerly section 80G; registration {registration}), within the limits of that section. The certificate of donation in Form 114 follows after the statement for the year (Form 113) has been filed; the deduction is claimed with the certificate.',
    hindi:
      '{entity} को दिया गया दान आयकर अधिनियम, 2025 की धारा 133 (पूर्व धारा 80G) के अंतर्गत, उस धारा की सीमाओं के भीतर, कटौती के योग्य है (पंजीकरण {registration})। वर्ष का विवरण (फ़ॉर्म 113) दाखिल होने के बाद दान का प्रमाणपत्र फ़ॉर्म 114 में मिलेगा।',
  },
];

const noDeduction: TaxWording = {
  english: 'This is a receipt for a gift. It is not a certificate for a tax deduction.',
  hindi: 'यह दान की रसीद है। यह कर-कटौती का प्रमाणपत्र नहीं है।',
};

/** Only the tax path has the donor's PAN, without which the year's statement cannot name the gift. */
export function taxWording(facts: ReceiptFacts): TaxWording {
  const registration = facts.entity.deductionRegistration;
  const tooMuchCash = isTooMuchCash(facts.mode, facts.total);
  if (facts.path !== 'tax' || !facts.taxEligible || registration === null || tooMuchCash) return noDeduction;
  const era = taxEras.findLast((one) => one.from <= facts.givenOn);
  if (!era) return noDeduction;
  const fill = (text: string) =>
    text.replace('{entity}', () => facts.entity.name).replace('{registration}', () => registration);
  return { english: fill(era.english), hindi: fill(era.hindi) };
}
