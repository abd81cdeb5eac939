import type { ReceiptFacts, TaxWording } from '#core/donations/receipt.ts';
import { fillPlaces } from '#core/fields/places.ts';
import { isTooMuchCash } from '#core/money/cash-rules.ts';

/** deduction: tax-deductible donations. plain: all others. */
export const taxTextKinds = ['deduction', 'plain'] as const;
export type TaxTextKind = (typeof taxTextKinds)[number];

/** A text printed on receipts from a day of donation on; the next text of its kind ends it. */
export type TaxText = TaxWording & {
  /** null: built in. */
  id: string | null;
  kind: TaxTextKind;
  /** The first calendar day of donation to which it applies. */
  from: string;
  /** Which of the temple's accountants has confirmed the text, and when; null until then. */
  confirmed: string | null;
};

/**
 * Which placeholders a text may have, and which it must: a text about a deduction names the
 * registration.
 */
export const taxTextPlaces: Record<TaxTextKind, { known: readonly string[]; needed: readonly string[] }> = {
  deduction: { known: ['entity', 'registration'], needed: ['registration'] },
  plain: { known: ['entity'], needed: [] },
};

/**
 * A receipt's text about the deduction, by the day of the donation (rule I1: the Act of 1961 with
 * section 80G and Forms 10BD/10BE until 31 March 2026; from 1 April 2026 the Act of 2025 with
 * section 133 and Forms 113/114). The certificate comes from the tax portal after the year's
 * statement: the receipt only announces it. Owners add later texts in the admin.
 */
export const builtInTaxTexts: readonly TaxText[] = [
  {
    id: null,
    kind: 'deduction',
    from: '1961-04-01',
    confirmed: null,
    english:
      'Donations to {entity} qualify for deduction under section 80G of the Income-tax Act, 1961 (registration {registration}), within the limits of that section. The certificate of donation in Form 10BE follows after the statement for the year (Form 10BD) has been filed; the deduction is claimed with the certificate.',
    hindi:
      '{entity} को दिया गया दान आयकर अधिनियम, 1961 की धारा 80G के अंतर्गत, उस धारा की सीमाओं के भीतर, कटौती के योग्य है (पंजीकरण {registration})। वर्ष का विवरण (फ़ॉर्म 10BD) दाखिल होने के बाद दान का प्रमाणपत्र फ़ॉर्म 10BE में मिलेगा।',
  },
  {
    id: null,
    kind: 'deduction',
    from: '2026-04-01',
    confirmed: null,
    english:
      'Donations to {entity} qualify for deduction under section 133 of the Income-tax Act, 2025 (formerly section 80G; registration {registration}), within the limits of that section. The certificate of donation in Form 114 follows after the statement for the year (Form 113) has been filed; the deduction is claimed with the certificate.',
    hindi:
      '{entity} को दिया गया दान आयकर अधिनियम, 2025 की धारा 133 (पूर्व धारा 80G) के अंतर्गत, उस धारा की सीमाओं के भीतर, कटौती के योग्य है (पंजीकरण {registration})। वर्ष का विवरण (फ़ॉर्म 113) दाखिल होने के बाद दान का प्रमाणपत्र फ़ॉर्म 114 में मिलेगा।',
  },
  {
    id: null,
    kind: 'plain',
    from: '1961-04-01',
    confirmed: null,
    english: 'This is a receipt for a gift. It is not a certificate for a tax deduction.',
    hindi: 'यह दान की रसीद है। यह कर-कटौती का प्रमाणपत्र नहीं है।',
  },
];

/**
 * The text of a kind that applies on a day: the latest begun; an added one before one of the same
 * day.
 */
export function taxTextOn(added: readonly TaxText[], kind: TaxTextKind, day: string): TaxText {
  const begun = [...builtInTaxTexts, ...added]
    .filter((text) => text.kind === kind && text.from <= day)
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  const text = begun.at(-1) ?? builtInTaxTexts.find((one) => one.kind === 'plain');
  if (!text) throw new Error(`no tax text applies on ${day}`);
  return text;
}

/** What a receipt's text depends on. */
type Taxed = Pick<ReceiptFacts, 'entity' | 'path' | 'taxEligible' | 'mode' | 'total' | 'givenOn'>;

/**
 * Only the tax path has the donor's PAN, without which the year's statement cannot list the
 * donation.
 */
export function chooseTaxText(facts: Taxed, added: readonly TaxText[]): TaxText {
  const { path, taxEligible, entity, mode, total, givenOn } = facts;
  const deducts =
    path === 'tax' && taxEligible && entity.deductionRegistration !== null && !isTooMuchCash(mode, total);
  return taxTextOn(added, deducts ? 'deduction' : 'plain', givenOn);
}

export function fillTaxText({ english, hindi }: TaxWording, { entity }: Pick<Taxed, 'entity'>): TaxWording {
  const values = { entity: entity.name, registration: entity.deductionRegistration ?? '' };
  return { english: fillPlaces(english, values), hindi: fillPlaces(hindi, values) };
}

/** The text frozen with a receipt; older receipts without one have the built-in text. */
export function taxWording(facts: ReceiptFacts): TaxWording {
  return facts.tax ?? fillTaxText(chooseTaxText(facts, []), facts);
}
