import { formatRupees, type Paise } from '#core/money/paise.ts';
import { amountInEnglish } from '#core/money/words-en.ts';
import { dayInWords } from '#core/time/date-words.ts';

/** What a certificate says; frozen when it is issued. */
export type CertificateFacts = {
  /** The temple's body, its address and its number under which it may receive CSR funds. */
  body: { name: string; address: string; registration: string };
  company: string;
  project: string;
  /** As in Schedule VII: '(i)'. */
  scheduleItem: string;
  financialYear: string;
  agreedOn: string;
  received: readonly { receipt: string | null; on: string; amount: Paise }[];
  spent: readonly { on: string; purpose: string; amount: Paise }[];
  total: Paise;
};

export type Certificate = { number: string; issuedOn: string; facts: CertificateFacts };

/** A certificate as text: everything the printed page shows, in its order. */
export type CertificateSheet = {
  title: string;
  number: string;
  sentence: string;
  facts: { label: string; value: string }[];
  received: { label: string; value: string }[];
  spent: { label: string; value: string }[];
  total: string;
  inWords: string;
  foot: string;
};

/**
 * A certificate of utilisation in English, the language of the company's papers. It is the
 * temple's own word; whether an auditor signs it too, its accountant says.
 */
export function certificateSheet({ number, issuedOn, facts }: Certificate): CertificateSheet {
  const { body, company, project, scheduleItem, financialYear, total } = facts;
  return {
    title: 'Utilisation certificate',
    number,
    sentence: `${body.name} received ${formatRupees(total)} from ${company} for the project '${project}' and spent it on that project alone.`,
    facts: [
      { label: 'Date', value: dayInWords(issuedOn) },
      { label: 'CSR registration', value: body.registration },
      { label: 'Agreement of', value: dayInWords(facts.agreedOn) },
      { label: 'Financial year', value: financialYear },
      { label: 'Schedule VII', value: `item ${scheduleItem}` },
      { label: 'Address', value: body.address },
    ],
    received: facts.received.map(({ receipt, on, amount }) => ({
      label: receipt ? `${dayInWords(on)}, receipt ${receipt}` : dayInWords(on),
      value: formatRupees(amount),
    })),
    spent: facts.spent.map(({ on, purpose, amount }) => ({
      label: `${dayInWords(on)}, ${purpose}`,
      value: formatRupees(amount),
    })),
    total: formatRupees(total),
    inWords: amountInEnglish(total),
    foot: 'For the temple (name, office, signature)',
  };
}
