import * as lawNames from '#messages/admin/laws.ts';

/** The legal names of the yearly statement of donations and of the donors' certificates. */
export type StatementForm = {
  /** The statement that the body files. */
  statement: string;
  /** The certificate that the portal makes from it. */
  certificate: string;
  /** 'section 133', in the language of the office. */
  section: string;
};

/**
 * By the first day of the financial year (rule I1: Forms 10BD and 10BE under section 80G until 31
 * March 2026, then Forms 113 and 114 under section 133); the texts on receipts change on the same
 * day (receipts/tax-wording).
 */
const forms: readonly (StatementForm & { from: string })[] = [
  { from: '1961-04-01', statement: 'Form 10BD', certificate: 'Form 10BE', section: lawNames.section('80G') },
  { from: '2026-04-01', statement: 'Form 113', certificate: 'Form 114', section: lawNames.section('133') },
];

/** The forms of a financial year like '2026-27'. */
export function statementForm(taxYear: string): StatementForm {
  const begins = `${taxYear.slice(0, 4)}-04-01`;
  const form = forms.findLast(({ from }) => from <= begins);
  if (!form) throw new RangeError(`no statement of donations in ${taxYear}`);
  return form;
}
